"""THE GUIDED FIRST GAME: a prepared deal and what is told of it, written as data; where one is; how far one came."""
