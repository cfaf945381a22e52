# How QML becomes C++: not at all, or by Qt's tool with its output put in order (qmlcachegen.in).
if(NOT TAKUJO_QML_COMPILE)
  function(qt_add_qml_module target)
    qt6_add_qml_module(${target} ${ARGN} NO_CACHEGEN)
  endfunction()
  return()
endif()
get_target_property(TAKUJO_QMLCACHEGEN Qt6::qmlcachegen LOCATION)
configure_file(${CMAKE_CURRENT_LIST_DIR}/qmlcachegen.in ${CMAKE_BINARY_DIR}/qmlcachegen @ONLY)
get_target_property(configurations Qt6::qmlcachegen IMPORTED_CONFIGURATIONS)
foreach(configuration IN LISTS configurations)
  set_target_properties(Qt6::qmlcachegen PROPERTIES
    IMPORTED_LOCATION_${configuration} ${CMAKE_BINARY_DIR}/qmlcachegen)
endforeach()
