# Empty dependencies file for tst_conformance_coldwater-clauses.
# This may be replaced when dependencies are built.
