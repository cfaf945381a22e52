# CMAKE generated file: DO NOT EDIT!
# Timestamp file for custom commands dependencies management for takujo_tables_coldwater_tooling.
