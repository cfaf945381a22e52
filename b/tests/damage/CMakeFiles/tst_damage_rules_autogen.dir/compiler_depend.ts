# CMAKE generated file: DO NOT EDIT!
# Timestamp file for custom commands dependencies management for tst_damage_rules_autogen.
