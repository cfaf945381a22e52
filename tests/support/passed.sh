# Sourced by tests/deep and tests/lint, from the root of the tree.
# shellcheck shell=bash

# What took hours is not done twice with the same files, words for readers (*.md) apart, but with those of
# rulebooks: a run that was stopped goes on when it is called again. With changes that are not committed
# nothing is remembered.
passed_list=
if [[ ! $(git status --porcelain 2>&1) ]]; then
    mkdir -p build/deep/passed
    passed_list=build/deep/passed/$({
        git ls-files -s -- . ':!*.md'
        git ls-files -s -- '*/rulebook/*.md'
    } | git hash-object --stdin)
fi
export passed_list

# has_passed NAME
has_passed() {
    [[ $passed_list ]] && grep -qxF -- "$1" "$passed_list" 2>/dev/null
}

# now_passed NAME: also from several processes at once.
now_passed() {
    [[ ! $passed_list ]] || printf '%s\n' "$1" >>"$passed_list"
}
export -f has_passed now_passed
