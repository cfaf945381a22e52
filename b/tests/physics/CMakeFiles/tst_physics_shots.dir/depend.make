# Empty dependencies file for tst_physics_shots.
# This may be replaced when dependencies are built.
