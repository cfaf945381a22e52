
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccActions_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccActions_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccActions_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccBadge_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccBadge_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccBadge_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccBoard_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccBoard_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccBoard_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccBuilder_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccBuilder_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccBuilder_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccCardFace_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccCardFace_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccCardFace_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccCoins_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccCoins_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccCoins_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccColours_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccColours_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccColours_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccDrawOption_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccDrawOption_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccDrawOption_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccDraw_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccDraw_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccDraw_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccEquation_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccEquation_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccEquation_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccFacts_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccFacts_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccFacts_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccFigure_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccFigure_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccFigure_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccGeometry_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccGeometry_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccGeometry_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccGroupBox_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccGroupBox_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccGroupBox_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccGroupCard_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccGroupCard_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccGroupCard_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccGroups_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccGroups_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccGroups_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccHandCard_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccHandCard_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccHandCard_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccHand_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccHand_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccHand_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccJoint_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccJoint_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccJoint_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccKeys_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccKeys_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccKeys_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccLeavingCard_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccLeavingCard_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccLeavingCard_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccLegendEntry_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccLegendEntry_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccLegendEntry_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccLegend_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccLegend_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccLegend_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccPaid_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPaid_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPaid_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccPanels_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPanels_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPanels_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccPayment_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPayment_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPayment_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccPlacement_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPlacement_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPlacement_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccPlacements_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPlacements_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccPlacements_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccSortButton_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccSortButton_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccSortButton_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccSquare_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccSquare_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccSquare_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccStock_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccStock_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccStock_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccTable_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccTable_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccTable_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccTarget_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccTarget_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccTarget_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccTerritory_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccTerritory_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccTerritory_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccTurnRow_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccTurnRow_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccTurnRow_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_CccUsedCard_qml.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccUsedCard_qml.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_CccUsedCard_qml.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qmlcache/takujo_tables_ccc_qmlcache_loader.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_qmlcache_loader.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qmlcache/takujo_tables_ccc_qmlcache_loader.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qrc_qmake_Takujo_Tables_Ccc.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qrc_qmake_Takujo_Tables_Ccc.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qrc_qmake_Takujo_Tables_Ccc.cpp.o.d"
  "/work/main/b/qml/tables/ccc/.rcc/qrc_takujo_tables_ccc_raw_qml_0.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qrc_takujo_tables_ccc_raw_qml_0.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/.rcc/qrc_takujo_tables_ccc_raw_qml_0.cpp.o.d"
  "/work/main/b/qml/tables/ccc/takujo_tables_ccc_Takujo_Tables_CccPlugin.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/takujo_tables_ccc_Takujo_Tables_CccPlugin.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/takujo_tables_ccc_Takujo_Tables_CccPlugin.cpp.o.d"
  "/work/main/b/qml/tables/ccc/takujo_tables_ccc_autogen/mocs_compilation.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/takujo_tables_ccc_autogen/mocs_compilation.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/takujo_tables_ccc_autogen/mocs_compilation.cpp.o.d"
  "/work/main/b/qml/tables/ccc/takujo_tables_ccc_qmltyperegistrations.cpp" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/takujo_tables_ccc_qmltyperegistrations.cpp.o" "gcc" "qml/tables/ccc/CMakeFiles/takujo_tables_ccc.dir/takujo_tables_ccc_qmltyperegistrations.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/lib/takujo/qml/Takujo/Tables/Ccc/takujo_tables_ccc.qmltypes" "/work/main/b/qml/tables/ccc/takujo_tables_ccc_qmltyperegistrations.cpp"
  "/work/main/b/qml/tables/ccc/meta_types/qt6takujo_tables_ccc_metatypes.json" "/work/main/b/qml/tables/ccc/meta_types/qt6takujo_tables_ccc_metatypes.json.gen"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
