import type { Note } from './sounds';
import { mix, noiseOf, RATE, silence } from './wave';

const TURN = 2 * Math.PI;

/** A beat of the tabal (drum): a falling tone of the skin and noise of the snares. */
export function tabal(wave: Float32Array, from: number, strength: number): void {
  const noise = noiseOf(Math.round(from * 1000) + 7);
  let dull = 0;
  mix(wave, from, 0.3, (t) => {
    dull += 0.45 * (noise() - dull);
    const skin = Math.sin(TURN * (150 * t + 1.6 * (1 - Math.exp(-38 * t)))) * Math.exp(-17 * t);
    return strength * (skin + 0.5 * dull * Math.exp(-26 * t));
  });
}

/** Amplitudes of the harmonics of a double reed: the third is as strong as the first. */
const REED = [1, 0.75, 0.95, 0.6, 0.5, 0.32, 0.2, 0.12];

/** One note of the gralla (shawm). At most an octave above A 440 Hz: higher notes sound shrill. */
function reed(wave: Float32Array, from: number, seconds: number, pitch: number): void {
  const frequency = 440 * 2 ** (pitch / 12);
  const sounding = REED.filter((_, index) => frequency * (index + 1) < RATE / 2.2);
  let phase = 0;
  mix(wave, from, seconds, (t) => {
    const vibrato = 1 + 0.006 * Math.sin(TURN * 5.5 * t) * Math.min(1, t / 0.25);
    phase += (TURN * frequency * vibrato) / RATE;
    const attack = Math.min(1, t / 0.025) * Math.min(1, (seconds - t) / 0.04);
    return attack * sounding.reduce((sum, level, index) => sum + level * Math.sin(phase * (index + 1)), 0);
  });
}

/** A phrase of the gralla, with a beat of the tabal every three eighths. */
export function phrase(notes: readonly Note[], eighth: number): Float32Array {
  const length = notes.reduce((sum, { eighths }) => sum + eighths, 0);
  const wave = silence(length * eighth + 0.25);
  let at = 0;
  for (const { pitch, eighths } of notes) {
    reed(wave, at * eighth, eighths * eighth * 0.96, pitch);
    at += eighths;
  }
  for (let beat = 0; beat < length; beat += 3) tabal(wave, beat * eighth, beat % 6 === 0 ? 2.6 : 1.7);
  return wave;
}

/** A tower falls on the pinya: several soft, low, short thuds. */
export function thud(): Float32Array {
  const wave = silence(0.9);
  const noise = noiseOf(11);
  for (const [from, strength] of [
    [0, 1],
    [0.12, 0.7],
    [0.21, 0.85],
    [0.36, 0.4],
  ] as const) {
    let dull = 0;
    mix(wave, from, 0.45, (t) => {
      dull += 0.06 * (noise() - dull);
      return strength * (Math.sin(TURN * (62 * t - 18 * t * t)) + 2.2 * dull) * Math.exp(-11 * t);
    });
  }
  return wave;
}

/** Applause: some hundred claps, denser and denser, then thinner. */
export function applause(): Float32Array {
  const seconds = 2.6;
  const wave = silence(seconds);
  const noise = noiseOf(23);
  const chance = () => (noise() + 1) / 2;
  for (let clap = 0; clap < 260; clap += 1) {
    const from = chance() * (seconds - 0.1);
    const strength = (0.3 + chance()) * Math.min(1, from / 0.35, (seconds - from) / 1.4);
    const tone = 900 + 1300 * chance();
    mix(wave, from, 0.05, (t) => strength * noise() * Math.exp(-85 * t) * (0.6 + Math.sin(TURN * tone * t)));
  }
  return wave;
}
