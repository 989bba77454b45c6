/** `5.210`. The output of `Intl` differs between engines. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** `83 %`, with a no-break space. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}\u00A0%`;
}
