import type { Passage } from './types';

/** «Has arribat al FINAL 8 (…)», with the passage's own remark when it has one; empty where nothing ends. */
export const endingLine = ({ final, note }: Pick<Passage, 'final' | 'note'>): string => {
  if (final === undefined) return '';
  return `Has arribat al FINAL ${final}${note === undefined ? '' : ` (${note})`}`;
};

/** «7 de 20 finals». */
export const foundLine = (found: number, total: number): string => `${found} de ${total} finals`;

/** How far the nearest ending still to be found is, in choices from the start; `undefined` when none is left. */
export const nearestLine = (choices: number | undefined): string => {
  if (choices === undefined) return "Ja els has trobat tots: d'aquesta nit, no te'n queda cap racó.";
  const count = choices === 1 ? '1 tria' : `${choices} tries`;
  return `El final que et falta més a prop és a ${count} del començament.`;
};
