# Empty compiler generated dependencies file for tst_study_study.
# This may be replaced when dependencies are built.
