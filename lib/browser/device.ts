/** Integer of 32 bits. Falls back to the clock without `crypto`. */
export function randomSeed(): number {
  try {
    return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  } catch {
    return Date.now() >>> 0;
  }
}

/** Only some browsers support `saveData`. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
