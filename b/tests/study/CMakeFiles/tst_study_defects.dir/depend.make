# Empty dependencies file for tst_study_defects.
# This may be replaced when dependencies are built.
