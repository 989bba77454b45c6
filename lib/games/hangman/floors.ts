import { MAX_ERRORS } from '@/lib/games/hangman/types';

/** The five floors of the castell that stands for the errors left, from the top, and what is said when one goes. */
export const FLOORS = [
  { name: 'enxaneta', leaves: "L'enxaneta ja ha baixat." },
  { name: 'acotxador', leaves: "L'acotxador ja ha baixat." },
  { name: 'dosos', leaves: 'Els dosos ja han baixat.' },
  { name: 'segons', leaves: 'Els segons ja han baixat.' },
  { name: 'baixos', leaves: 'Ja no queda cap pis dempeus.' },
] as const satisfies readonly { readonly name: string; readonly leaves: string }[] & {
  readonly length: typeof MAX_ERRORS;
};
export type Floor = (typeof FLOORS)[number]['name'];

/** The floors that still stand after some errors, from the top. */
export function standingFloors(errors: number): readonly Floor[] {
  return FLOORS.slice(errors).map(({ name }) => name);
}

/** The castell in words, for its picture: `Al castell queden 3 pisos dempeus.` */
export function describeCastell(errors: number): string {
  const floors = standingFloors(errors).length;
  if (floors === 0) return 'El castell ja és a terra.';
  if (floors === MAX_ERRORS) return 'El castell té els cinc pisos dempeus.';
  return floors === 1 ? 'Al castell queda 1 pis dempeus.' : `Al castell queden ${floors} pisos dempeus.`;
}
