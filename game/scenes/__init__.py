"""The scenes: title, setup, curtain, scheming, action, scoring."""
