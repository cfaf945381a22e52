
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_Theme_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_Theme_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_Theme_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkBanner_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkBanner_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkBanner_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkBox_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkBox_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkBox_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkButtonFace_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkButtonFace_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkButtonFace_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkButton_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkButton_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkButton_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkCaptioned_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkCaptioned_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkCaptioned_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkCard_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkCard_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkCard_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkCheck_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkCheck_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkCheck_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkChip_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkChip_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkChip_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkComboBox_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkComboBox_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkComboBox_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkDialog_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkDialog_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkDialog_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkDivider_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkDivider_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkDivider_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkEmptyState_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkEmptyState_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkEmptyState_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkFocusRing_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkFocusRing_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkFocusRing_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkHeadLine_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkHeadLine_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkHeadLine_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkHint_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkHint_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkHint_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkIconButton_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkIconButton_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkIconButton_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkIcon_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkIcon_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkIcon_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkKeyCap_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkKeyCap_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkKeyCap_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkLevelBars_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkLevelBars_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkLevelBars_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkLink_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkLink_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkLink_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkListPopup_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkListPopup_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkListPopup_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkListRow_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkListRow_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkListRow_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkLoading_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkLoading_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkLoading_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkMenuItem_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkMenuItem_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkMenuItem_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkMenuSeparator_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkMenuSeparator_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkMenuSeparator_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkMenu_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkMenu_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkMenu_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkPageTransition_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkPageTransition_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkPageTransition_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkPanelGround_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkPanelGround_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkPanelGround_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkPanel_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkPanel_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkPanel_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkProgress_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkProgress_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkProgress_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkRadio_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkRadio_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkRadio_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkScrollBar_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkScrollBar_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkScrollBar_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkSeatDisc_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSeatDisc_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSeatDisc_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkSegmentPart_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSegmentPart_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSegmentPart_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkSegment_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSegment_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSegment_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkShadow_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkShadow_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkShadow_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkShake_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkShake_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkShake_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkSlider_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSlider_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSlider_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkSpinArrow_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSpinArrow_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSpinArrow_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkSpinInput_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSpinInput_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSpinInput_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkSpin_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSpin_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSpin_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkSwitch_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSwitch_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkSwitch_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkTextField_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkTextField_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkTextField_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkText_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkText_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkText_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkToolTipWords_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkToolTipWords_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkToolTipWords_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkToolTip_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkToolTip_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkToolTip_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkWellGround_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkWellGround_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkWellGround_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkWell_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkWell_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkWell_qml.cpp.o.d"
  "/work/main/b/qml/ui/.rcc/qmlcache/takujo_ui_TkWood_qml.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkWood_qml.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/.rcc/qmlcache/takujo_ui_TkWood_qml.cpp.o.d"
  "/work/main/b/qml/ui/takujo_ui_autogen/mocs_compilation.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/takujo_ui_autogen/mocs_compilation.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/takujo_ui_autogen/mocs_compilation.cpp.o.d"
  "/work/main/b/qml/ui/takujo_ui_qmltyperegistrations.cpp" "qml/ui/CMakeFiles/takujo_ui.dir/takujo_ui_qmltyperegistrations.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui.dir/takujo_ui_qmltyperegistrations.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/lib/takujo/qml/Takujo/Ui/takujo_ui.qmltypes" "/work/main/b/qml/ui/takujo_ui_qmltyperegistrations.cpp"
  "/work/main/b/qml/ui/meta_types/qt6takujo_ui_metatypes.json" "/work/main/b/qml/ui/meta_types/qt6takujo_ui_metatypes.json.gen"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
