# Empty dependencies file for takujo-cli.
# This may be replaced when dependencies are built.
