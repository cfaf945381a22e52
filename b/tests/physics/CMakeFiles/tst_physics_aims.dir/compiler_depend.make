# Empty compiler generated dependencies file for tst_physics_aims.
# This may be replaced when dependencies are built.
