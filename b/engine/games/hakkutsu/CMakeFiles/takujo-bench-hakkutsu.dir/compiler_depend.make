# Empty compiler generated dependencies file for takujo-bench-hakkutsu.
# This may be replaced when dependencies are built.
