# Empty custom commands generated dependencies file for tst_physics_contacts_autogen.
# This may be replaced when dependencies are built.
