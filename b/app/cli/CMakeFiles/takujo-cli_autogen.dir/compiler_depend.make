# Empty custom commands generated dependencies file for takujo-cli_autogen.
# This may be replaced when dependencies are built.
