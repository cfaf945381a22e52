#!/usr/bin/env python3
"""Writes the sounds of Takujo: short, dry, wooden, equally loud; made from sines and noise, nothing sampled.

    app/sounds/make_sounds.py            writes *.wav beside this script; the same bytes every time
"""
import math
import random
import struct
import wave
from pathlib import Path

import levels

RATE = 22050
PEAK = 0.7        # at most, -3 dB
LOUDNESS = -25.0  # LUFS of every sound: what the shortest tick reaches at that peak


def silence(ms):
    return [0.0] * int(RATE * ms / 1000)


def add(track, part, at_ms=0, gain=1.0):
    start = int(RATE * at_ms / 1000)
    track.extend([0.0] * max(0, start + len(part) - len(track)))
    for i, value in enumerate(part):
        track[start + i] += gain * value
    return track


def partials(ms, parts, decay_ms, attack_ms=1.5):
    """Sum of (frequency, gain, decay factor) sines that die away."""
    out = []
    for i in range(int(RATE * ms / 1000)):
        t = i / RATE
        rise = min(1.0, t * 1000 / attack_ms)
        out.append(rise * sum(g * math.exp(-t * 1000 / (decay_ms * d)) * math.sin(2 * math.pi * f * t)
                              for f, g, d in parts))
    return out


def noise(ms, low, high, decay_ms, seed, swell=False):
    """Noise between two corner frequencies (one-pole filters)."""
    rng = random.Random(seed)
    a, b = (1 - math.exp(-2 * math.pi * f / RATE) for f in (high, low))
    upper = lower = 0.0
    out = []
    count = int(RATE * ms / 1000)
    for i in range(count):
        upper += a * (rng.uniform(-1, 1) - upper)
        lower += b * (upper - lower)
        t = i * 1000 / RATE
        shape = math.sin(math.pi * i / count) ** 2 if swell else min(1, t / 1.0) * math.exp(-t / decay_ms)
        out.append((upper - lower) * shape)
    return out


def wood(ms, pitch, decay=28):
    body = partials(ms, [(pitch, 1, 1), (pitch * 2.76, 0.45, 0.5), (pitch * 5.4, 0.2, 0.3)], decay)
    return add(body, noise(12, 800, 5000, 4, int(pitch)), 0, 0.5)


def bell(ms, pitch, decay=90):
    return partials(ms, [(pitch, 1, 1), (pitch * 2.4, 0.5, 0.7), (pitch * 4.1, 0.25, 0.4)], decay)


def glass(ms, pitch):
    return partials(ms, [(pitch, 1, 1), (pitch * 1.51, 0.5, 0.8), (pitch * 2.62, 0.35, 0.5)], 60, 0.5)


def sounds():
    yield "place", wood(90, 520)
    yield "draw", noise(120, 1500, 7000, 60, 1, swell=True)
    yield "turn-over", add(noise(60, 2500, 9000, 14, 2), noise(60, 1800, 8000, 12, 3), 30)
    yield "tick", partials(40, [(2600, 1, 1), (4300, 0.5, 0.6)], 8, 0.4)
    yield "porcelain", partials(40, [(3150, 1, 1), (4710, 0.6, 0.8), (7020, 0.35, 0.5)], 9, 0.3)
    yield "fall", add(add(silence(260), partials(40, [(2600, 1, 1)], 8, 0.4), 0, 0.6), wood(200, 180, 60), 55)
    yield "bells", add(bell(300, 1480), bell(220, 1976), 80, 0.8)
    yield "bell-fall", add(bell(300, 1480), wood(200, 180, 60), 90)
    yield "catch", add(partials(120, [(420, 1, 1), (900, 0.4, 0.5)], 40), noise(200, 2500, 8000, 70, 4), 130, 0.7)
    yield "pebble", add(partials(120, [(620, 1, 1), (310, 0.5, 1)], 35), noise(60, 600, 3000, 20, 5), 0, 0.5)
    yield "dig", add(noise(180, 900, 5000, 45, 6), wood(90, 340), 0, 0.6)
    yield "unload", add(noise(350, 500, 3500, 130, 7), noise(200, 900, 5000, 50, 8), 90, 0.6)
    for row, pitch in enumerate((1567, 1760, 1976, 2217, 2489), 1):
        yield f"glass-{row}", glass(200, pitch)
    yield "my-turn", wood(160, 260, 60)
    yield "choose", partials(40, [(1900, 1, 1), (3100, 0.4, 0.6)], 9, 0.5)
    yield "undo", add(partials(40, [(1900, 1, 1)], 8, 0.5), partials(40, [(1300, 1, 1)], 9, 0.5), 28)
    yield "refused", add(wood(70, 150, 22), wood(70, 140, 22), 75)
    yield "warning", partials(400, [(392, 1, 1), (784, 0.4, 0.8), (1180, 0.2, 0.6)], 160, 8)
    yield "won", add(add(wood(200, 392, 90), wood(200, 494, 90), 220), wood(500, 588, 140), 440)
    yield "lost", add(wood(250, 392, 90), wood(500, 294, 140), 300)
    yield "all-lost", partials(1200, [(196, 1, 1), (392, 0.4, 0.7), (590, 0.2, 0.5)], 380, 12)


def write(path, track):
    fade = min(len(track), RATE // 200)
    for i in range(fade):  # no click at the end
        track[-1 - i] *= i / fade
    top = max(abs(v) for v in track)
    track = [PEAK * v / top for v in track]
    gain = min(1.0, 10 ** ((LOUDNESS - levels.loudness(track, RATE)) / 20))
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", round(32767 * gain * v)) for v in track))


if __name__ == "__main__":
    for name, track in sounds():
        write(Path(__file__).parent / f"{name}.wav", track)
