# Empty compiler generated dependencies file for tst_conformance_couperation-clauses.
# This may be replaced when dependencies are built.
