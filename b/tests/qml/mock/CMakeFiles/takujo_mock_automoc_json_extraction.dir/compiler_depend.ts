# CMAKE generated file: DO NOT EDIT!
# Timestamp file for custom commands dependencies management for takujo_mock_automoc_json_extraction.
