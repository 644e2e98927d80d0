"""The guided first game: the live scenes, with the Conductor over them, who says what to do and answers what is not."""
