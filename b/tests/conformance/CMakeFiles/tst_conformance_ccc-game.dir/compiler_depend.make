# Empty compiler generated dependencies file for tst_conformance_ccc-game.
# This may be replaced when dependencies are built.
