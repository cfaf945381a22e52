# Empty compiler generated dependencies file for takujo-bench-physics.
# This may be replaced when dependencies are built.
