/**
 * Returns the accessible name of a visible code: `4d7C, quatre de set carregat`. The code comes first, for speech
 * input (WCAG 2.5.3).
 */
export function codeAndName(label: string, name: string | undefined): string {
  return name === undefined ? label : `${label}, ${name}`;
}

/** Returns the name without the code, or an empty string. */
export function nameAfterCode(spoken: string, label: string): string {
  return spoken.startsWith(`${label}, `) ? spoken.slice(label.length + 2) : '';
}
