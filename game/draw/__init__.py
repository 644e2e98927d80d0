"""What everything that is drawn is drawn with: colours, pieces, type, shapes, and the window's scale."""
