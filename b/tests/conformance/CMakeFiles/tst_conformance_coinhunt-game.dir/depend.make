# Empty dependencies file for tst_conformance_coinhunt-game.
# This may be replaced when dependencies are built.
