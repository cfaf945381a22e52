# Empty dependencies file for tst_conformance_kit.
# This may be replaced when dependencies are built.
