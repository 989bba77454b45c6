/**
 * Damm algorithm: detects single wrong digits and adjacent transpositions. Row: state, column: next digit.
 */
const TABLE = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

function lastState(digits: string): number {
  let state = 0;
  for (const digit of digits) state = Number(TABLE[state]?.[Number(digit)]);
  return state;
}

export function checkDigit(digits: string): string {
  return String(lastState(digits));
}

export function hasValidCheckDigit(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && lastState(digits) === 0;
}
