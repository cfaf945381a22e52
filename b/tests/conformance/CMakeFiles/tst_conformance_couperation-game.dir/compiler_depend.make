# Empty compiler generated dependencies file for tst_conformance_couperation-game.
# This may be replaced when dependencies are built.
