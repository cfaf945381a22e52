# Empty custom commands generated dependencies file for tst_study_study_autogen.
# This may be replaced when dependencies are built.
