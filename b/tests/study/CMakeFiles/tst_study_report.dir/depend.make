# Empty dependencies file for tst_study_report.
# This may be replaced when dependencies are built.
