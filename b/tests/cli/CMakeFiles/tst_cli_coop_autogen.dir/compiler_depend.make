# Empty custom commands generated dependencies file for tst_cli_coop_autogen.
# This may be replaced when dependencies are built.
