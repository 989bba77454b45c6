/** What asking for a frame means, said before it is done. */
export function hostNotice(host: string): string {
  return `És contingut de ${host}. En mostrar-lo, aquell web sabrà que hi has entrat.`;
}

/** Name of the button that shows every frame of a host without asking. */
export function showAlways(host: string): string {
  return `Mostra'l sempre: contingut de ${host}`;
}

/** Name of the button that takes that back. */
export function askAgain(host: string): string {
  return `No mostris sempre el contingut de ${host}`;
}
