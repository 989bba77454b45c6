import { MAX_ROUNDS, type Place } from '@/lib/results/scoring/calculator';
import { RANKING_SIZE } from '@/lib/results/views/ranking';
import { cardinal, formatInteger } from '@/lib/text/catalan';
import { pointsText } from './results';

const SIX = cardinal(MAX_ROUNDS, 'feminine');

export const CALCULATOR_TEXTS = {
  title: 'Calculadora de punts',
  about: `Prepara una diada de fins a ${SIX} rondes: veuràs quants punts sumaria i on quedaria entre les millors. L'enllaç la guarda, i el pots enviar a qui vulguis.`,
  diada: 'La diada',
  /** Reason of the diada, in the title of its sum. */
  calculated: 'la diada calculada',
  none: "Encara no hi ha cap ronda. Prem els punts d'un castell de la taula per afegir-lo.",
  full: `Ja hi ha ${SIX} rondes: per afegir-ne una altra, treu-ne una.`,
  surplus: `Hi caben ${SIX} rondes. No s'han tingut en compte les altres de l'adreça:`,
  table: 'Taula de punts',
  search: 'Cerca un castell',
  searchHint:
    'Pel codi o pel nom: 3d7, torre, agulla. També hi pots escriure una ronda: 2Pd4, i3d8, 3d7+4d7.',
  descarregat: 'Descarregat',
  carregat: 'Carregat',
  downloadTable: 'Baixa la taula (CSV)',
} as const;

export const addRound = (label: string): string => `Afegeix ${label}`;

/** Label of the button that shows the points. */
export const addForPoints = (label: string, points: number): string =>
  `${addRound(label)}: ${pointsText(points)}`;

/** `round` counts from 1. */
export const outcomeOf = (round: number, code: string): string => `Com acaba la ronda ${round}, ${code}`;

/** `round` counts from 1. */
export const removeRound = (round: number, label: string): string => `Treu la ronda ${round}, ${label}`;

export function placeText(place: Place): string {
  if (place.position === null)
    return `No entraria entre les ${RANKING_SIZE} millors: la que fa ${RANKING_SIZE} ja en té ${formatInteger(place.last)}.`;
  const { position, shared } = place;
  if (position === 1) return shared ? 'Igualaria la millor diada.' : 'Seria la millor diada de totes.';
  return `${shared ? 'Igualaria' : 'Seria'} ${position === 11 ? "l'" : 'la '}${position}a de les millors diades.`;
}

export function towersFound(towers: number, search: string): string {
  if (towers === 0) return `Cap castell amb punts no respon a «${search}».`;
  return towers === 1 ? '1 castell amb punts' : `${towers} castells amb punts`;
}
