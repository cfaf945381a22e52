# Empty custom commands generated dependencies file for takujo_mock_qmltyperegistration.
# This may be replaced when dependencies are built.
