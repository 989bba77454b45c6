/** A whole number with the dot of the thousands: `5.210`. Written here so that every engine agrees. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** A share from 0 to 1 as a percentage without decimals, on one line: `83 %`. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}\u00A0%`;
}
