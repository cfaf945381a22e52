# Empty dependencies file for tst_conformance_hakkutsu-game.
# This may be replaced when dependencies are built.
