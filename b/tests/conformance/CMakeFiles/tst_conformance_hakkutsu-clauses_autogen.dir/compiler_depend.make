# Empty custom commands generated dependencies file for tst_conformance_hakkutsu-clauses_autogen.
# This may be replaced when dependencies are built.
