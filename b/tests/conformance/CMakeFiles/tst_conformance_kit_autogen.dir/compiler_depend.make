# Empty custom commands generated dependencies file for tst_conformance_kit_autogen.
# This may be replaced when dependencies are built.
