# Empty custom commands generated dependencies file for tst_physics_setup_autogen.
# This may be replaced when dependencies are built.
