
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_BoardAxis_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_BoardAxis_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_BoardAxis_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_BoardFrame_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_BoardFrame_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_BoardFrame_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_BoardSize_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_BoardSize_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_BoardSize_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_BoardTheme_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_BoardTheme_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_BoardTheme_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_CardFace_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_CardFace_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_CardFace_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_GenericPiece_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericPiece_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericPiece_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_GenericPlace_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericPlace_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericPlace_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_GenericPlay_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericPlay_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericPlay_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_GenericPrompt_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericPrompt_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericPrompt_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_GenericTable_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericTable_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericTable_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_GenericZone_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericZone_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_GenericZone_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_OptionRow_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_OptionRow_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_OptionRow_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_PieceFlight_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_PieceFlight_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_PieceFlight_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_PieceItem_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_PieceItem_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_PieceItem_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_PieceMarks_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_PieceMarks_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_PieceMarks_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_Pile_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_Pile_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_Pile_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_SeatLookup_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_SeatLookup_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_SeatLookup_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_SeatRow_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_SeatRow_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_SeatRow_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageArea_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageArea_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageArea_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageButton_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageButton_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageButton_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageChip_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageChip_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageChip_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageChoice_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageChoice_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageChoice_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageExtra_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageExtra_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageExtra_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageKeys_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageKeys_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageKeys_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageMetrics_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageMetrics_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageMetrics_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StagePanel_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StagePanel_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StagePanel_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StagePress_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StagePress_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StagePress_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageTabs_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageTabs_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageTabs_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageText_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageText_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageText_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageTip_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageTip_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageTip_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_StageZoom_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageZoom_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_StageZoom_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_TableStage_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_TableStage_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_TableStage_qml.cpp.o.d"
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_ZoneView_qml.cpp" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_ZoneView_qml.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/.rcc/qmlcache/takujo_table_ZoneView_qml.cpp.o.d"
  "/work/main/b/qml/table/takujo_table_autogen/mocs_compilation.cpp" "qml/table/CMakeFiles/takujo_table.dir/takujo_table_autogen/mocs_compilation.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/takujo_table_autogen/mocs_compilation.cpp.o.d"
  "/work/main/b/qml/table/takujo_table_qmltyperegistrations.cpp" "qml/table/CMakeFiles/takujo_table.dir/takujo_table_qmltyperegistrations.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table.dir/takujo_table_qmltyperegistrations.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/lib/takujo/qml/Takujo/Table/takujo_table.qmltypes" "/work/main/b/qml/table/takujo_table_qmltyperegistrations.cpp"
  "/work/main/b/qml/table/meta_types/qt6takujo_table_metatypes.json" "/work/main/b/qml/table/meta_types/qt6takujo_table_metatypes.json.gen"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
