# Sourced by tests/kills and tests/faults, from the root of the tree: what is saved, which calls of the system
# that takes, and what must be left. `build` is the folder of the build.
# shellcheck shell=bash

probe=$build/tests/takujo-save-probe
tool=$build/bin/takujo-cli
command -v strace >/dev/null || {
    echo "$(basename "$0"): strace is missing (app/install-deps deep)" >&2
    exit 2
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# calls FROM TO COMMAND...: prints "NAME NUMBER" of every call between the first line of the trace with FROM
# and the next one with TO; NUMBER counts the calls of this name since the program began, as strace does.
calls() {
    local from=$1 to=$2
    shift 2
    strace -qq -o "$work/trace" "$@" >"$work/out" 2>&1 || {
        echo "$(basename "$0"): $* failed" >&2
        cat "$work/out" >&2
        exit 1
    }
    awk -F'(' -v from="$from" -v to="$to" '
        !/^[a-z0-9_]+\(/ { next }
        { ++count[$1] }
        index($0, from) { inside = 1 }
        inside { print $1, count[$1] }
        inside && index($0, to) { exit }' "$work/trace"
}

prepare_store() {
    rm -rf "$work/store"
    mkdir "$work/store"
    "$probe" begin "$work/store"
}
# What is left is one of the two, and it can be gone on with. "saved": it must be the new one.
check_store() {
    "$probe" check "$work/store" "${1-}"
}

prepare_record() {
    rm -rf "$work/records"
    mkdir "$work/records"
    cp "$work/start.takujo" "$work/records/a.takujo"
}
apply_move() { "$tool" apply "$work/records/a.takujo" "$move" --out "$work/records/a.takujo"; }
check_record() {
    [[ ${1-} != saved ]] || cmp "$work/records/a.takujo" "$work/after.takujo" || return
    "$tool" replay --verify "$work/records/a.takujo" || return
    cmp "$work/records/a.takujo" "$work/start.takujo" || cmp "$work/records/a.takujo" "$work/after.takujo" ||
        return
    cp "$work/start.takujo" "$work/records/a.takujo"
    apply_move && cmp "$work/records/a.takujo" "$work/after.takujo" || return
    [[ $(cd "$work/records" && echo *) == "a.takujo a.takujo~" ]] || {
        ls "$work/records"
        return 1
    }
}


"$tool" new --rules ccc:standard --seats 2 --seed 7 >"$work/start.takujo" || exit
move=$("$tool" moves "$work/start.takujo" 2>/dev/null | head -n 1)
"$tool" apply "$work/start.takujo" "$move" --out "$work/after.takujo" || exit
