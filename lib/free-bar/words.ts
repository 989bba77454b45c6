/** Accessible name. `digits` is the code in groups. */
export function barcodeName(digits: string): string {
  return `Codi de barres ${digits}`;
}
