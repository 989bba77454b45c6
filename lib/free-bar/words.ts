/** Name of the barcode for those who do not see it; `digits` is the code in groups. */
export function barcodeName(digits: string): string {
  return `Codi de barres ${digits}`;
}
