# Empty compiler generated dependencies file for takujo-bench-coinhunt.
# This may be replaced when dependencies are built.
