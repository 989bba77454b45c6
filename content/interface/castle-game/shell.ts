import { formatInteger } from '@/lib/text/catalan';

/** Words that several screens of the castle game share. */
export const SHELL_TEXTS = {
  back: 'ENRERE',
  loading: "S'està obrint la pantalla…",
  failed: "No s'ha pogut obrir la pantalla. Mireu la connexió i torneu-ho a provar.",
  tree: 'Arbre dels castells',
  advance: 'Avança al següent dia',
  advanceTitle: 'Avança de dia',
  confirm: 'Avança',
  cancel: 'Cancel·la',
  more: "Mostra'n més",
  sound: 'So',
  soundLevel: 'Volum',
  shown: (shown: number, all: number): string =>
    `Se'n ${shown === 1 ? 'mostra 1' : `mostren ${formatInteger(shown)}`} de ${formatInteger(all)}.`,
  /** `left` is at least 1. */
  advanceQuestion: (left: number): string =>
    `Segur que vols avançar de dia? Encara tens ${left} ${left === 1 ? 'prova' : 'proves'} per fer.`,
  /** For screen readers. Example: "6 de 10". */
  levelOf: (level: number, max: number): string => `${level} de ${max}`,
} as const;

export function attemptsLabel(left: number): string {
  if (left === 1) return 'ÚLTIMA PROVA';
  return left === 0 ? 'No queden proves' : `Queden ${left} proves`;
}
