# Empty compiler generated dependencies file for takujo-bench-coldwater.
# This may be replaced when dependencies are built.
