# Empty compiler generated dependencies file for tst_physics_setup.
# This may be replaced when dependencies are built.
