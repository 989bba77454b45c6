/**
 * Damm's table: a quasigroup that notices every single wrong digit and every swap of two neighbours.
 * Row: the state so far; column: the next digit.
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

/** Where the digits lead through the table. */
function lastState(digits: string): number {
  let state = 0;
  for (const digit of digits) state = Number(TABLE[state]?.[Number(digit)]);
  return state;
}

/** The digit to write after `digits`, which holds decimal digits alone. */
export function checkDigit(digits: string): string {
  return String(lastState(digits));
}

/** True when the last digit is the check digit of those before it. */
export function hasValidCheckDigit(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && lastState(digits) === 0;
}
