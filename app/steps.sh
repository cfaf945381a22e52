# Sourced by app/run, tests/run, tests/deep, tests/lint and .ci/run, from the root of the tree.
# shellcheck shell=bash

# heading TEXT: one line per step, with the seconds since the script began.
heading() {
    if [[ -t 1 ]]; then
        printf '\033[1m== %s\033[0m (%d s)\n' "$*" "$SECONDS"
    else
        printf '== %s (%d s)\n' "$*" "$SECONDS"
    fi
}

# environment: what Qt wants and a bare machine may lack.
environment() {
    if [[ -z ${XDG_RUNTIME_DIR-} ]]; then
        XDG_RUNTIME_DIR=$(mktemp -d)
        export XDG_RUNTIME_DIR
        # shellcheck disable=SC2064
        trap "rm -rf '$XDG_RUNTIME_DIR'" EXIT
    fi
    if [[ $(locale charmap 2>/dev/null) != UTF-8 ]]; then
        export LC_ALL=C.UTF-8
    fi
}

# progress: of ninja's status lines only one per tenth of the work; all other lines as they are.
progress() {
    awk '
        match($0, /^\[[0-9]+\/[0-9]+\] /) {
            split(substr($0, 2, RLENGTH - 3), at, "/")
            tenth = int(10 * at[1] / at[2])
            if (tenth > shown) { shown = tenth; print "   " 10 * tenth " %"; fflush() }
            next
        }
        # CMake talking to itself when it runs again within a build; its warnings start otherwise.
        /^ninja: no work to do/ || /^-- / { next }
        { print; fflush() }'
}

# configure PRESET: quiet unless something is wrong. TAKUJO_WERROR=ON: warnings are errors.
configure() {
    local out
    if ! out=$(cmake --preset "$1" ${TAKUJO_WERROR:+"-DTAKUJO_WERROR=$TAKUJO_WERROR"} 2>&1); then
        printf '%s\n' "$out" >&2
        return 1
    fi
    grep -A4 -E '^CMake (Warning|Deprecation)' <<<"$out" || true
}

# build PRESET [TARGET...]
build() {
    local preset=$1
    shift
    local -a targets=()
    (($#)) && targets=(--target "$@")
    if [[ -t 1 ]]; then
        cmake --build --preset "$preset" "${targets[@]}"
    else
        NINJA_STATUS='[%f/%t] ' cmake --build --preset "$preset" "${targets[@]}" | progress
    fi
}
