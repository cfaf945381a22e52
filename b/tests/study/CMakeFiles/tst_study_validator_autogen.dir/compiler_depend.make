# Empty custom commands generated dependencies file for tst_study_validator_autogen.
# This may be replaced when dependencies are built.
