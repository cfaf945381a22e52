# Empty compiler generated dependencies file for tst_study_smoke.
# This may be replaced when dependencies are built.
