# Sourced by tests/deep and tests/fuzz/run, from the root of the tree.
# shellcheck shell=bash

# What takes hours is not done twice with the same files: what has passed is written down with a hash of what it
# was done with. tests/deep's checks stand in the tree, so that another machine goes on where one has stopped.
ledger=tests/passed.txt

# key_of TEXT PATH...: a hash of TEXT and of what git has under these paths, without words for readers (comments, and
# *.md, but with those of rulebooks, where they are asked for), the ledger and the number of the version. Nothing with
# changes that are not committed: they are nowhere to be found again.
key_of() {
    local text=$1
    shift
    [[ ! $(git status --porcelain -- "$@" ":!$ledger" ':!*.md' 2>&1) ]] || return 0
    {
        echo "$text"
        git ls-files -s -- "$@" ':!*.md' ":!$ledger" ':!CMakeLists.txt' | grep -vE '\.(cpp|h|qml)$'
        git ls-files -- "$@" | grep -E '\.(cpp|h|qml)$' | xargs -rd '\n' sed -s -E -e 1F \
            -e 's@^(([^"]|"([^"\\]|\\.)*")*[[:space:];{}),]|)//.*@\1@' -e 's/[[:space:]]+$//' -e '/^$/d'
        git ls-files -s -- "$@" | grep '/rulebook/.*\.md$'
        git show HEAD:CMakeLists.txt | grep -v '^project('
    } | git hash-object --stdin | cut -c1-16
}

# before KEY: the line of the ledger that has it.
before() {
    [[ $1 ]] && grep -s -m 1 "^$1 " "$ledger"
}

# now_passed KEY NAME WALL CPU TELLS: a line of the ledger, in place of that of the same name. From several processes
# at once, too.
now_passed() {
    [[ $1 ]] || return 0
    (
        flock 9
        {
            grep -v -F " | $2 | " "$ledger"
            printf '%s %s %6.0f s %7.0f CPU s | %s | %s\n' "$1" "$(date +%F)" "$3" "$4" "$2" "$5"
        } | sort -t '|' -k 2,2V >build/passed.new
        cat build/passed.new >"$ledger"
    ) 9>build/passed.lock
}
export -f before now_passed
export ledger
