# Empty custom commands generated dependencies file for toy_good_autogen.
# This may be replaced when dependencies are built.
