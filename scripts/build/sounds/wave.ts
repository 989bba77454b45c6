import { Mp3Encoder } from '@breezystack/lamejs';

/** Samples per second: enough for a gralla, half the rate of a CD. */
export const RATE = 22050;

/** A silent track of `seconds`, to mix sounds into. */
export const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

/** Mixes in a sound that starts at `from` seconds. `sample` takes the seconds since its start. */
export function mix(
  wave: Float32Array,
  from: number,
  seconds: number,
  sample: (seconds: number) => number,
): void {
  const start = Math.round(from * RATE);
  const count = Math.min(Math.round(seconds * RATE), wave.length - start);
  for (let index = 0; index < count; index += 1)
    wave[start + index] = (wave[start + index] ?? 0) + sample(index / RATE);
}

/** Noise from -1 to 1, deterministic by seed. */
export function noiseOf(seed: number): () => number {
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

/** Samples as an MP3 file. */
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
