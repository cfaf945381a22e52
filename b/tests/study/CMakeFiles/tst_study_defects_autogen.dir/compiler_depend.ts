# CMAKE generated file: DO NOT EDIT!
# Timestamp file for custom commands dependencies management for tst_study_defects_autogen.
