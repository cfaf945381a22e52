# Empty custom commands generated dependencies file for tst_conformance_ccc-clauses_autogen.
# This may be replaced when dependencies are built.
