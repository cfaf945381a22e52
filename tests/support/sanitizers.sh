# Sourced from the root of the tree: the sanitizers' settings.
# shellcheck shell=bash
# Qt has no frame pointers: the slow unwinder is needed for the suppressions to match.
export ASAN_OPTIONS=detect_leaks=1:fast_unwind_on_malloc=0:detect_stack_use_after_return=1
export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
export LSAN_OPTIONS=suppressions=$PWD/tests/support/lsan.supp:print_suppressions=0
