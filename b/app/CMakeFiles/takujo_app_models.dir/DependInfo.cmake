
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/app/models/airunner.cpp" "app/CMakeFiles/takujo_app_models.dir/models/airunner.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/airunner.cpp.o.d"
  "/work/main/app/models/app.cpp" "app/CMakeFiles/takujo_app_models.dir/models/app.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/app.cpp.o.d"
  "/work/main/app/models/app_files.cpp" "app/CMakeFiles/takujo_app_models.dir/models/app_files.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/app_files.cpp.o.d"
  "/work/main/app/models/draftmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/draftmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/draftmodel.cpp.o.d"
  "/work/main/app/models/forecastmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/forecastmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/forecastmodel.cpp.o.d"
  "/work/main/app/models/matchreview.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchreview.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchreview.cpp.o.d"
  "/work/main/app/models/matchsession.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchsession.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchsession.cpp.o.d"
  "/work/main/app/models/matchsession_ai.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_ai.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_ai.cpp.o.d"
  "/work/main/app/models/matchsession_play.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_play.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_play.cpp.o.d"
  "/work/main/app/models/matchsession_quiet.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_quiet.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_quiet.cpp.o.d"
  "/work/main/app/models/matchsession_shot.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_shot.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_shot.cpp.o.d"
  "/work/main/app/models/matchsession_show.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_show.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchsession_show.cpp.o.d"
  "/work/main/app/models/matchsounds.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchsounds.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchsounds.cpp.o.d"
  "/work/main/app/models/matchstory.cpp" "app/CMakeFiles/takujo_app_models.dir/models/matchstory.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/matchstory.cpp.o.d"
  "/work/main/app/models/outcomemodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/outcomemodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/outcomemodel.cpp.o.d"
  "/work/main/app/models/promptmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/promptmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/promptmodel.cpp.o.d"
  "/work/main/app/models/recordsmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/recordsmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/recordsmodel.cpp.o.d"
  "/work/main/app/models/resultwords.cpp" "app/CMakeFiles/takujo_app_models.dir/models/resultwords.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/resultwords.cpp.o.d"
  "/work/main/app/models/rowmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/rowmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/rowmodel.cpp.o.d"
  "/work/main/app/models/rulebookmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/rulebookmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/rulebookmodel.cpp.o.d"
  "/work/main/app/models/sessionlog.cpp" "app/CMakeFiles/takujo_app_models.dir/models/sessionlog.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/sessionlog.cpp.o.d"
  "/work/main/app/models/setupmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/setupmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/setupmodel.cpp.o.d"
  "/work/main/app/models/shelfmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/shelfmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/shelfmodel.cpp.o.d"
  "/work/main/app/models/statisticsmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/statisticsmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/statisticsmodel.cpp.o.d"
  "/work/main/app/models/tablemodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/tablemodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/tablemodel.cpp.o.d"
  "/work/main/app/models/trackmodel.cpp" "app/CMakeFiles/takujo_app_models.dir/models/trackmodel.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/trackmodel.cpp.o.d"
  "/work/main/app/models/words.cpp" "app/CMakeFiles/takujo_app_models.dir/models/words.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/models/words.cpp.o.d"
  "/work/main/app/services/recordindex.cpp" "app/CMakeFiles/takujo_app_models.dir/services/recordindex.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/services/recordindex.cpp.o.d"
  "/work/main/app/services/recordstore.cpp" "app/CMakeFiles/takujo_app_models.dir/services/recordstore.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/services/recordstore.cpp.o.d"
  "/work/main/app/services/settings.cpp" "app/CMakeFiles/takujo_app_models.dir/services/settings.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/services/settings.cpp.o.d"
  "/work/main/app/services/sounds.cpp" "app/CMakeFiles/takujo_app_models.dir/services/sounds.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/services/sounds.cpp.o.d"
  "/work/main/app/services/translation.cpp" "app/CMakeFiles/takujo_app_models.dir/services/translation.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/services/translation.cpp.o.d"
  "/work/main/b/app/takujo_app_models_autogen/mocs_compilation.cpp" "app/CMakeFiles/takujo_app_models.dir/takujo_app_models_autogen/mocs_compilation.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/takujo_app_models_autogen/mocs_compilation.cpp.o.d"
  "/work/main/b/app/takujo_app_models_qmltyperegistrations.cpp" "app/CMakeFiles/takujo_app_models.dir/takujo_app_models_qmltyperegistrations.cpp.o" "gcc" "app/CMakeFiles/takujo_app_models.dir/takujo_app_models_qmltyperegistrations.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/app/meta_types/qt6takujo_app_models_metatypes.json" "/work/main/b/app/meta_types/qt6takujo_app_models_metatypes.json.gen"
  "/work/main/b/lib/takujo/qml/Takujo/App/takujo_app_models.qmltypes" "/work/main/b/app/takujo_app_models_qmltyperegistrations.cpp"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
