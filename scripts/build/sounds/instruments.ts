import { Mp3Encoder } from '@breezystack/lamejs';
import type { Note } from './sounds';

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

/** Samples per second, half the rate of a CD. */
export const RATE = 22050;

export const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

/** `sample` takes the seconds since its start. */
function mix(wave: Float32Array, from: number, seconds: number, sample: (seconds: number) => number): void {
  const start = Math.round(from * RATE);
  const count = Math.min(Math.round(seconds * RATE), wave.length - start);
  for (let index = 0; index < count; index += 1)
    wave[start + index] = (wave[start + index] ?? 0) + sample(index / RATE);
}

/** From -1 to 1, deterministic. */
function noiseOf(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** 16-bit samples, normalised to `peak` (0 to 1), with a fade-out that avoids a click. */
export function toPcm(wave: Float32Array, peak: number): Int16Array {
  const loudest = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const tail = 0.02 * RATE;
  return Int16Array.from(wave, (value, index) => {
    const end = Math.min(1, (wave.length - index) / tail);
    return Math.round((value / loudest) * peak * end * 32767);
  });
}

/** Kilobits per second, mono. */
const BITRATE = 48;
/** Samples per MP3 frame. */
const FRAME = 1152;

export function mp3Of(samples: Int16Array): Uint8Array {
  const encoder = new Mp3Encoder(1, RATE, BITRATE);
  const parts: ArrayBufferView[] = [];
  for (let from = 0; from < samples.length; from += FRAME)
    parts.push(encoder.encodeBuffer(samples.subarray(from, from + FRAME)));
  parts.push(encoder.flush());
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  );
}
