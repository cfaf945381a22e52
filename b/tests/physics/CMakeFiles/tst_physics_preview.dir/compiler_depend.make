# Empty compiler generated dependencies file for tst_physics_preview.
# This may be replaced when dependencies are built.
