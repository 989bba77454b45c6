/** Accessible name: `4d7C, quatre de set carregat`. The visible code comes first, for speech input (WCAG 2.5.3). */
export function codeAndName(label: string, name: string | undefined): string {
  return name === undefined ? label : `${label}, ${name}`;
}

/** Removes the code, which may be the whole text. */
export function nameAfterCode(spoken: string, label: string): string {
  return spoken.startsWith(`${label}, `) ? spoken.slice(label.length + 2) : '';
}
