# Empty custom commands generated dependencies file for tst_app_rulebook_autogen.
# This may be replaced when dependencies are built.
