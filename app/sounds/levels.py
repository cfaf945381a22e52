#!/usr/bin/env python3
"""How loud the sounds are, after ITU-R BS.1770: K-weighting, loudest 400 ms, true peak.

    app/sounds/levels.py                 prints every *.wav beside this script; exits 1 when one clips
                                         (true peak from -1 dBFS), two differ by more than 3 LU, or the
                                         table in README.md does not list them all
Only Python's own library. A sound is measured alone in silence, as it is heard: one shorter than
400 ms counts with the silence around it.
"""
import math
import re
import struct
import sys
import wave
from pathlib import Path

MOST_PEAK = -1.0   # dBFS
MOST_SPREAD = 3.0  # LU
WINDOW = 0.4       # s


def biquad(samples, b, a):
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def k_weighted(samples, rate):
    """The two filters of BS.1770-4 for any rate."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    mid = high ** 0.4996667741545416
    norm = 1 + k / q + k * k
    shelf = biquad(samples, ((high + mid * k / q + k * k) / norm, 2 * (k * k - high) / norm,
                             (high - mid * k / q + k * k) / norm),
                   (2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm))
    k = math.tan(math.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    norm = 1 + k / q + k * k
    return biquad(shelf, (1.0, -2.0, 1.0), (2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm))


def loudness(samples, rate):
    """LUFS of the loudest window."""
    width = round(WINDOW * rate)
    squares = [v * v for v in k_weighted(samples + [0.0] * (rate // 10), rate)]
    total = most = sum(squares[:width])
    for i in range(width, len(squares)):
        total += squares[i] - squares[i - width]
        most = max(most, total)
    return -0.691 + 10 * math.log10(max(most / width, 1e-12))


def true_peak(samples):
    """dBFS of the wave between the samples: four times as many, by a windowed sinc."""
    top = max(abs(v) for v in samples)
    reach = 12
    most = top
    for i, value in enumerate(samples):
        if abs(value) < 0.6 * top:
            continue
        for part in (-0.75, -0.5, -0.25, 0.25, 0.5, 0.75):
            at = i + part
            between = 0.0
            for j in range(max(0, i - reach), min(len(samples), i + reach + 1)):
                d = at - j
                window = 0.5 + 0.5 * math.cos(math.pi * d / (reach + 1))
                between += samples[j] * window * math.sin(math.pi * d) / (math.pi * d)
            most = max(most, abs(between))
    return 20 * math.log10(max(most, 1e-9))


def read(path):
    with wave.open(str(path), "rb") as file:
        assert file.getnchannels() == 1 and file.getsampwidth() == 2, path
        data = file.readframes(file.getnframes())
        return [v / 32768 for (v,) in struct.iter_unpack("<h", data)], file.getframerate()


def main(folder):
    wrong = 0
    levels = {}
    for path in sorted(folder.glob("*.wav")):
        samples, rate = read(path)
        levels[path.stem] = loudness(samples, rate)
        peak = true_peak(samples)
        too_high = peak >= MOST_PEAK
        wrong += too_high
        print(f"{path.stem:12} {levels[path.stem]:6.1f} LUFS  true peak {peak:6.1f} dBFS{'  CLIPS' if too_high else ''}")
    if not levels:
        sys.exit("no sounds")
    soft, loud = min(levels, key=levels.get), max(levels, key=levels.get)
    spread = levels[loud] - levels[soft]
    listed = set(re.findall(r"^\| `([a-z0-9-]+)`", (folder / "README.md").read_text(), re.M))
    for name in sorted(listed ^ set(levels)):
        wrong += 1
        print(f"{name}: {'no such sound' if name in listed else 'not in README.md'}")
    print(f"spread {spread:.1f} LU, from {soft} to {loud} (at most {MOST_SPREAD})")
    return 1 if wrong or spread > MOST_SPREAD else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent))
