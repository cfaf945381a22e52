# Empty custom commands generated dependencies file for takujo_desktop_autogen.
# This may be replaced when dependencies are built.
