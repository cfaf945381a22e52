# Empty dependencies file for takujo_physics.
# This may be replaced when dependencies are built.
