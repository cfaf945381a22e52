# Empty custom commands generated dependencies file for takujo_sixes_autogen.
# This may be replaced when dependencies are built.
