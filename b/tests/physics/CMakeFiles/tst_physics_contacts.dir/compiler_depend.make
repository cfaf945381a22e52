# Empty compiler generated dependencies file for tst_physics_contacts.
# This may be replaced when dependencies are built.
