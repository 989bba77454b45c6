import { cardinal } from '@/lib/text/number-words';

/** Attempts left in a rehearsal. */
export function attemptsLabel(left: number): string {
  if (left === 1) return 'ÚLTIMA PROVA';
  return left === 0 ? 'No queden proves' : `Queden ${left} proves`;
}

/** Asked before leaving a rehearsal with attempts left (1 or more). */
export const advanceQuestion = (left: number): string =>
  `Segur que vols avançar de dia? Encara tens ${left} ${left === 1 ? 'prova' : 'proves'} per fer.`;

/** Asked before deleting the game. */
export const DELETE_QUESTION = 'Segur que vols eliminar la partida? Aquesta acció no es pot desfer.';

const ORDINALS = ['1a', '2a', '3a', '4a', '5a', '6a'] as const;

/** Name of a round, from 1. */
export const roundLabel = (ronda: number): string => `${ORDINALS[ronda - 1] ?? `${ronda}a`} Ronda`;

export const PILLAR_ROUND_LABEL = 'RONDA DE PILARS';

/** People gained or lost, with its sign. */
export const membersLabel = (change: number): string =>
  `${change < 0 ? '-' : '+'}${Math.abs(change)} castellers`;

/** What really happened to the team after a performance, in words. */
export function membersSentence(before: number, after: number): string {
  const change = Math.abs(after - before);
  const people = change === 1 ? 'una persona' : `${cardinal(change, 'feminine')} persones`;
  if (after > before)
    return `S'${change === 1 ? 'hi ha apuntat' : 'hi han apuntat'} ${people}: ara sou ${after}.`;
  if (after < before) return `${change === 1 ? 'Ha plegat' : 'Han plegat'} ${people}: ara sou ${after}.`;
  return `No ha vingut ni ha plegat ningú: continueu sent ${after}.`;
}
