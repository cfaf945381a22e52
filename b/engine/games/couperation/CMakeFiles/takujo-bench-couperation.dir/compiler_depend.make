# Empty compiler generated dependencies file for takujo-bench-couperation.
# This may be replaced when dependencies are built.
