# Warnings, sanitizers and floating point rules for all own code.
add_library(takujo_options INTERFACE)
target_compile_options(takujo_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion $<$<BOOL:${TAKUJO_WERROR}>:-Werror> -ffp-contract=off)
# g++ 12 sees an overlap that cannot be in `"text" + std::string` (GCC bug 105651).
target_compile_options(takujo_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# g++ takes what is not in the main file for a header: files compiled together all are not.
if(CMAKE_UNITY_BUILD)
  target_compile_options(takujo_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
if(TAKUJO_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
