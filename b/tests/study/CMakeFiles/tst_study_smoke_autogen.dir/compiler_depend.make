# Empty custom commands generated dependencies file for tst_study_smoke_autogen.
# This may be replaced when dependencies are built.
