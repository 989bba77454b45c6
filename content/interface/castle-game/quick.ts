import { addDays } from '@/lib/dates/days';
import { spanOfDays } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/catalan';

export const QUICK_TEXTS = {
  title: 'Simulador ràpid',
  intro:
    "Una colla ja feta: jugueu una actuació o un assaig d'una tirada, també des del mòbil. La primera actuació és la mateixa per a tothom tota la setmana, amb la mateixa sort i tres colles al costat; si torneu a començar, surt a l'atzar. No es desa res.",
  card: 'Una actuació sencera en un parell de minuts, la mateixa per a tothom tota la setmana.',
  performance: 'Actuació',
  rehearsal: 'Assaig',
  loading: "S'està muntant la pinya…",
  failed: "No s'ha pogut carregar el simulador. Mireu la connexió i torneu-ho a provar.",
  pick: { performance: 'Trieu el castell de la ronda', rehearsal: 'Trieu què proveu' },
  continue: 'Continua',
  continueHint: 'Toqueu o cliqueu on vulgueu, o premeu Retorn o espai.',
  last: 'Últims resultats',
  over: { rehearsal: "S'ha acabat l'assaig", performance: "S'ha acabat l'actuació" },
  rehearsed: 'Quinze proves fetes. Demà, més.',
  you: 'Vosaltres',
  share: 'Comparteix',
  copy: 'Copia la línia',
  copyWords: { copied: "S'ha copiat.", refused: 'El navegador no deixa copiar: seleccioneu la línia.' },
  oldResults:
    "El repte de la setmana ara és aquest simulador: els resultats que en teníeu desats s'han esborrat.",
  restart: 'Torna a començar',
  leave: 'Plega',
  /** Of the week that begins on `monday`. `place` is a sentence. */
  line: ({ monday, points, place, address }: Line): string =>
    `Simulador ràpid, setmana ${spanOfDays(monday, addDays(monday, 6))}: ${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}. ${place} ${address}`,
} as const;

type Line = {
  readonly monday: string;
  readonly points: number;
  readonly place: string;
  readonly address: string;
};
