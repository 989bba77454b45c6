/**
 * Accessible name of a tower that is seen as its code: who speaks to the computer says what is seen, so the code comes
 * first (WCAG 2.5.3), and then what it is called: `4d7C, quatre de set carregat`.
 */
export function codeAndName(label: string, name: string | undefined): string {
  return name === undefined ? label : `${label}, ${name}`;
}

/** What a tower is called, of its accessible name; nothing when that is its code alone. */
export function nameAfterCode(spoken: string, label: string): string {
  return spoken.startsWith(`${label}, `) ? spoken.slice(label.length + 2) : '';
}
