import type { GameOutcome } from '@/lib/castle-game/outcomes';

/** How each result is told. */
export const RESULT_TEXTS = {
  descarregat: {
    title: 'Descarregat!',
    name: 'Descarregat',
    text: 'Ha pujat i ha baixat sense cap ensurt.',
  },
  carregat: {
    title: 'Carregat',
    name: 'Carregat',
    text: 'Ha quedat carregat, però ha fet llenya de baixada.',
  },
  intent: { title: 'Intent', name: 'Intent', text: 'Ha fet llenya abans de quedar carregat.' },
  'intent desmuntat': {
    title: 'Intent desmuntat',
    name: 'Intent desmuntat',
    text: 'No ho heu vist clar i heu desmuntat a temps.',
  },
} as const satisfies Record<
  GameOutcome,
  { readonly title: string; readonly name: string; readonly text: string }
>;

export const LESSON_TEXTS = {
  title: 'Què heu après',
  subject: 'Probabilitat de descarregar-lo',
  before: 'Abans de la prova',
  beforeSeries: 'Abans de les proves',
  now: 'Ara',
  unit: 'punts percentuals.',
  risen: 'Cada prova ensenya alguna cosa, fins i tot quan no surt.',
  risenBuilt: "Quan un castell surt és quan més se n'aprèn.",
  known: 'Ja el teniu tan apamat com es pot.',
  held: 'Ara, per fer-lo més segur, toca assajar allò en què es recolza:',
} as const;

export const RESULT_PANEL_TEXTS = {
  next: 'Prova següent',
  last: "Acaba l'assaig",
  again: 'Torna-hi',
  nextRound: 'Ronda següent',
  finish: "Final de l'actuació",
  mission: 'Missió completada',
  series: 'Com ha anat cada prova',
  inCourse: 'Missió',
  reward: 'Ja són de la colla: vindran a partir del pròxim dia.',
} as const;
