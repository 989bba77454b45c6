import type { Place } from '@/lib/results/scoring/calculator';
import { RANKING_SIZE } from '@/lib/results/views/ranking';
import { formatInteger } from '@/lib/text/catalan';
import { pointsText } from './results';

export const CALCULATOR_TEXTS = {
  title: 'Calculadora de punts',
  about:
    "Escriu una diada o prem els punts de la taula: veuràs quants punts suma i on quedaria entre les millors. L'enllaç la guarda, i el pots enviar a qui vulguis.",
  line: 'Escriu la diada',
  lineHint: 'Com en un xat: «3d7, 4d7a, id3d8f, Pd5C», «tres de set / intent de 4d8» o «Pd5+2Pd4».',
  read: 'Afegeix-la',
  unread: "No s'ha entès tot:",
  diada: 'La diada',
  /** Reason of the diada, in the title of its sum. */
  calculated: 'la diada calculada',
  none: "Encara no hi ha cap ronda. Escriu-la o prem els punts d'un castell de la taula.",
  mixed: 'resultats diferents',
  sheet: 'Passa-la al full',
  sheetAbout: 'Les files són les del full de resultats: enganxa-les a sota de les que hi ha.',
  place: 'Lloc',
  copyRows: 'Copia les files',
  copied: {
    copied: "S'han copiat les files.",
    refused: 'El navegador no deixa copiar: les files han quedat seleccionades.',
  },
  downloadRows: 'Baixa les files (CSV)',
  table: 'Taula de punts',
  search: 'Cerca un castell',
  searchHint: 'Pel codi o pel nom: 3d7, torre, agulla.',
  descarregat: 'Descarregat',
  carregat: 'Carregat',
  downloadTable: 'Baixa la taula (CSV)',
} as const;

const addRound = (label: string): string => `Afegeix ${label}`;

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
