# Empty custom commands generated dependencies file for tst_conformance_coldwater-clauses_autogen.
# This may be replaced when dependencies are built.
