
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/editor/docks/balancepanel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/docks/balancepanel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/docks/balancepanel.cpp.o.d"
  "/work/main/editor/docks/balancerunner.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/docks/balancerunner.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/docks/balancerunner.cpp.o.d"
  "/work/main/editor/docks/differencespanel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/docks/differencespanel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/docks/differencespanel.cpp.o.d"
  "/work/main/editor/docks/docktitle.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/docks/docktitle.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/docks/docktitle.cpp.o.d"
  "/work/main/editor/docks/explanationpanel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/docks/explanationpanel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/docks/explanationpanel.cpp.o.d"
  "/work/main/editor/docks/problemspanel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/docks/problemspanel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/docks/problemspanel.cpp.o.d"
  "/work/main/editor/docks/smokerunner.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/docks/smokerunner.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/docks/smokerunner.cpp.o.d"
  "/work/main/editor/docks/whiskerdelegate.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/docks/whiskerdelegate.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/docks/whiskerdelegate.cpp.o.d"
  "/work/main/editor/document/editcommand.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/document/editcommand.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/document/editcommand.cpp.o.d"
  "/work/main/editor/document/gridshape.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/document/gridshape.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/document/gridshape.cpp.o.d"
  "/work/main/editor/document/opendocuments.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/document/opendocuments.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/document/opendocuments.cpp.o.d"
  "/work/main/editor/document/repair.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/document/repair.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/document/repair.cpp.o.d"
  "/work/main/editor/document/rowsfile.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/document/rowsfile.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/document/rowsfile.cpp.o.d"
  "/work/main/editor/document/rulelibrary.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/document/rulelibrary.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/document/rulelibrary.cpp.o.d"
  "/work/main/editor/document/rulesdocument.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/document/rulesdocument.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/document/rulesdocument.cpp.o.d"
  "/work/main/editor/document/wording.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/document/wording.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/document/wording.cpp.o.d"
  "/work/main/editor/form/editorfactory.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/form/editorfactory.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/form/editorfactory.cpp.o.d"
  "/work/main/editor/form/paramform.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/form/paramform.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/form/paramform.cpp.o.d"
  "/work/main/editor/form/paramrow.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/form/paramrow.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/form/paramrow.cpp.o.d"
  "/work/main/editor/form/quietwheel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/form/quietwheel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/form/quietwheel.cpp.o.d"
  "/work/main/editor/form/simpleeditors.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/form/simpleeditors.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/form/simpleeditors.cpp.o.d"
  "/work/main/editor/grid/griddelegate.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/grid/griddelegate.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/grid/griddelegate.cpp.o.d"
  "/work/main/editor/grid/grideditor.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/grid/grideditor.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/grid/grideditor.cpp.o.d"
  "/work/main/editor/grid/gridmodel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/grid/gridmodel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/grid/gridmodel.cpp.o.d"
  "/work/main/editor/grid/gridpalette.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/grid/gridpalette.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/grid/gridpalette.cpp.o.d"
  "/work/main/editor/grid/gridview.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/grid/gridview.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/grid/gridview.cpp.o.d"
  "/work/main/editor/rows/celldelegate.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/rows/celldelegate.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/rows/celldelegate.cpp.o.d"
  "/work/main/editor/rows/rowseditor.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/rows/rowseditor.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/rows/rowseditor.cpp.o.d"
  "/work/main/editor/rows/rowseditor_files.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/rows/rowseditor_files.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/rows/rowseditor_files.cpp.o.d"
  "/work/main/editor/rows/rowsmodel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/rows/rowsmodel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/rows/rowsmodel.cpp.o.d"
  "/work/main/b/editor/takujo_editor_parts_autogen/mocs_compilation.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/takujo_editor_parts_autogen/mocs_compilation.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/takujo_editor_parts_autogen/mocs_compilation.cpp.o.d"
  "/work/main/editor/window/detailsdialog.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/detailsdialog.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/detailsdialog.cpp.o.d"
  "/work/main/editor/window/editoractions.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/editoractions.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/editoractions.cpp.o.d"
  "/work/main/editor/window/elidedlabel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/elidedlabel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/elidedlabel.cpp.o.d"
  "/work/main/editor/window/flowlayout.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/flowlayout.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/flowlayout.cpp.o.d"
  "/work/main/editor/window/formhead.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/formhead.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/formhead.cpp.o.d"
  "/work/main/editor/window/inkicon.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/inkicon.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/inkicon.cpp.o.d"
  "/work/main/editor/window/look.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/look.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/look.cpp.o.d"
  "/work/main/editor/window/ruleswindow.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruleswindow.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruleswindow.cpp.o.d"
  "/work/main/editor/window/ruleswindow_docks.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruleswindow_docks.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruleswindow_docks.cpp.o.d"
  "/work/main/editor/window/ruleswindow_files.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruleswindow_files.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruleswindow_files.cpp.o.d"
  "/work/main/editor/window/ruleswindow_show.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruleswindow_show.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruleswindow_show.cpp.o.d"
  "/work/main/editor/window/ruletree.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruletree.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruletree.cpp.o.d"
  "/work/main/editor/window/ruletreemodel.cpp" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruletreemodel.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor_parts.dir/window/ruletreemodel.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
