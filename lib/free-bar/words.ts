/** Accessible name. */
export function barcodeName(digits: string): string {
  return `Codi de barres ${digits}`;
}
