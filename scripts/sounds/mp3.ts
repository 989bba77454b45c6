import { Mp3Encoder } from '@breezystack/lamejs';
import { RATE } from './wave';

/** Kilobits a second, in mono. */
const BITRATE = 48;
/** Samples of a frame, what the encoder takes at once. */
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
