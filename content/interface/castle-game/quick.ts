import { addDays } from '@/lib/dates/days';
import { spanOfDays } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/catalan';

export const QUICK_TEXTS = {
  title: 'Simulador ràpid',
  intro:
    "Una colla ja feta: juga una actuació o un assaig d'una tirada, també des del mòbil. En obrir-lo, l'actuació és la mateixa per a tothom tota la setmana, amb la mateixa sort i tres colles al costat; si tornes a començar, surt a l'atzar. No es desa res.",
  card: 'Una actuació sencera en un parell de minuts, la mateixa per a tothom tota la setmana.',
  performance: 'Actuació',
  rehearsal: 'Assaig',
  loading: "S'està muntant la pinya…",
  failed: "No s'ha pogut carregar el simulador. Mira la connexió i torna-ho a provar.",
  pick: { performance: 'Tria el castell de la ronda', rehearsal: 'Tria què proveu' },
  continue: 'Continua',
  continueHint: 'Toca o clica on vulguis, o prem Retorn o espai.',
  last: 'Últims resultats',
  over: { rehearsal: "S'ha acabat l'assaig", performance: "S'ha acabat l'actuació" },
  rehearsed: 'Quinze proves fetes. Demà, més.',
  you: 'Vosaltres',
  share: 'Comparteix',
  copy: 'Copia la línia',
  copyWords: { copied: "S'ha copiat.", refused: 'El navegador no deixa copiar: selecciona la línia.' },
  oldResults:
    "El repte de la setmana ara és aquest simulador: els resultats que en tenies desats s'han esborrat.",
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
