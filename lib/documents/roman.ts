const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Throws a RangeError outside 1 to 39. */
export function toRoman(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 39) throw new RangeError(`No chapter ${value}`);
  let rest = value;
  let roman = '';
  for (const [size, letters] of NUMERALS) {
    while (rest >= size) {
      roman += letters;
      rest -= size;
    }
  }
  return roman;
}
