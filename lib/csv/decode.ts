// Apart, because the castle game reads files too and needs no CSV parser.

const SAMPLE = 512;

/** Detects UTF-16 by BOM or zeros in every other byte. Invalid UTF-8 is windows-1252, from old spreadsheets. */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideForm(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function wideForm(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && odd > even) return 'utf-16le';
  return even > most ? 'utf-16be' : undefined;
}
