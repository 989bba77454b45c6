/** How an anchor or the segment of an address is written. */
export const ANCHOR = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The values that stand twice. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
