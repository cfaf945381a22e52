# Empty compiler generated dependencies file for takujo-bench-ccc.
# This may be replaced when dependencies are built.
