# takujo_add_table(ccc): the table of a game, the QML plugin Takujo.Tables.Ccc of a folder; the host finds
# it by the URI the game names. Taken: *.qml (singletons by their pragma), *.h (types for QML), art/*.svg.
function(takujo_add_table id)
  string(SUBSTRING ${id} 0 1 first)
  string(TOUPPER ${first} first)
  string(SUBSTRING ${id} 1 -1 rest)
  set(module ${first}${rest})
  file(GLOB qml RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.qml)
  file(GLOB types RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.h)
  file(GLOB_RECURSE art RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS art/*.svg)
  foreach(file IN LISTS qml)
    file(STRINGS ${file} pragma REGEX "^pragma Singleton")
    if(pragma)
      set_source_files_properties(${file} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)
    endif()
  endforeach()
  set(target takujo_tables_${id})
  qt_add_qml_module(${target}
    URI Takujo.Tables.${module}
    PLUGIN_TARGET ${target}
    VERSION 1.0
    RESOURCE_PREFIX /qt/qml
    IMPORTS QtQuick Takujo.Ui Takujo.Table
    QML_FILES ${qml}
    SOURCES ${types}
    RESOURCES ${art})
  target_link_libraries(${target} PRIVATE Qt6::Quick)
  target_include_directories(${target} PRIVATE
    ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/qml/table ${PROJECT_SOURCE_DIR}/engine)
  add_dependencies(takujo_program ${target})
  set(folder ${TAKUJO_QMLDIR}/Takujo/Tables/${module})
  install(TARGETS ${target} LIBRARY DESTINATION ${folder})
  install(FILES ${CMAKE_BINARY_DIR}/${folder}/qmldir ${CMAKE_BINARY_DIR}/${folder}/${target}.qmltypes
    DESTINATION ${folder})
endfunction()
