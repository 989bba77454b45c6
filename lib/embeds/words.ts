export function hostNotice(host: string): string {
  return `És contingut de ${host}. En mostrar-lo, aquell web sabrà que hi has entrat.`;
}

/** Accessible name. */
export function showAlways(host: string): string {
  return `Mostra'l sempre: contingut de ${host}`;
}

/** Accessible name. */
export function askAgain(host: string): string {
  return `No mostris sempre el contingut de ${host}`;
}
