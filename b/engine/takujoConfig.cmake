# Package of the engine for games built outside the tree. No stable interface is promised: ask for
# the exact version.

####### Expanded from @PACKAGE_INIT@ by configure_package_config_file() #######
####### Any changes to this file will be overwritten by the next CMake run ####
####### The input file was takujoConfig.cmake.in                            ########

get_filename_component(PACKAGE_PREFIX_DIR "${CMAKE_CURRENT_LIST_DIR}/../../../" ABSOLUTE)

macro(set_and_check _var _file)
  set(${_var} "${_file}")
  if(NOT EXISTS "${_file}")
    message(FATAL_ERROR "File or directory ${_file} referenced by variable ${_var} does not exist !")
  endif()
endmacro()

macro(check_required_components _NAME)
  foreach(comp ${${_NAME}_FIND_COMPONENTS})
    if(NOT ${_NAME}_${comp}_FOUND)
      if(${_NAME}_FIND_REQUIRED_${comp})
        set(${_NAME}_FOUND FALSE)
      endif()
    endif()
  endforeach()
endmacro()

####################################################################################
include(CMakeFindDependencyMacro)
find_dependency(Qt6 6.4 COMPONENTS Core)
find_dependency(nlohmann_json 3.11)
include("${CMAKE_CURRENT_LIST_DIR}/takujoTargets.cmake")

# Where a game's plugin goes below its prefix, and where the build puts it.
set(TAKUJO_PLUGINDIR "lib/takujo/plugins/games")
if(NOT TAKUJO_BUILD_PLUGINDIR)
  set(TAKUJO_BUILD_PLUGINDIR "${CMAKE_BINARY_DIR}/${TAKUJO_PLUGINDIR}")
endif()
include("${CMAKE_CURRENT_LIST_DIR}/takujo_embed.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/takujo_add_game.cmake")
check_required_components(takujo)
