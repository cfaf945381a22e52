# Empty custom commands generated dependencies file for tst_physics_shots_autogen.
# This may be replaced when dependencies are built.
