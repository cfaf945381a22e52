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

# Hardening, for generated code too; the test packaging.hardening looks at every binary. Its price is not
# to be seen in the benches; that of -ftrivial-auto-var-init=zero is (CCC's search: 3 to 4 % fewer
# simulations a second, its buffers are large and on the stack), so that it stays out.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
add_compile_options(-fstack-protector-strong)
add_link_options(-Wl,-z,relro,-z,now)
if(NOT TAKUJO_SANITIZE) # the sanitizers see more than the fortified functions
  add_compile_options($<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE> $<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=2>)
endif()
# What a function expects of its caller (@pre), where that is cheap to check.
if(TAKUJO_CHECKED)
  add_compile_options(-UNDEBUG -D_GLIBCXX_ASSERTIONS)
endif()
if(TAKUJO_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(TAKUJO_SANITIZE)
  add_compile_options(-fsanitize=${TAKUJO_SANITIZERS} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TAKUJO_SANITIZERS})
endif()
