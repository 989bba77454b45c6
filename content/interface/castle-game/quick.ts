import { formatInteger } from '@/lib/text/catalan';

export const QUICK_TEXTS = {
  title: 'Simulador ràpid',
  intro:
    "Una colla ja feta i tots els castells a l'abast: juga una actuació o un assaig d'una tirada, també des del mòbil. En obrir-lo, l'actuació surt igual per a tothom tota la setmana; si tornes a començar, surt a l'atzar. Només se'n recorda la millor marca.",
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
  newBest: 'És la vostra millor marca!',
  restart: 'Torna a començar',
  leave: 'Plega',
  /** In its own file, to avoid importing the tower parser. */
  best: (points: number): string =>
    `La millor marca: ${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`,
} as const;
