# Empty compiler generated dependencies file for tst_study_validator.
# This may be replaced when dependencies are built.
