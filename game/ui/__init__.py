"""What the scenes share: words, controls, the focus ring, the bars and strips at the edges, the cards."""
