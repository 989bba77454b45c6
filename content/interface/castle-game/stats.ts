import type { GameOutcome } from '@/lib/castle-game/outcomes';

const outcomes: Readonly<Record<GameOutcome, string>> = {
  descarregat: 'descarregat',
  carregat: 'carregat',
  intent: 'intent',
  'intent desmuntat': 'intent desmuntat',
};

/** Words of the charts of progress. */
export const STATS_TEXTS = {
  title: 'ESTADÍSTIQUES',
  heading: 'Progrés dels últims castells intentats',
  about: 'Cada línia diu com ha anat canviant la probabilitat de descarregar el castell, prova rere prova.',
  empty: 'Encara no heu intentat cap castell. Quan feu la primera prova, en veureu el progrés aquí.',
  descarregat: 'Descarregat',
  carregat: 'Carregat',
  rehearsal: 'Només als assajos',
  now: 'ara',
  data: 'Les proves en una taula',
  attempt: 'Prova',
  attempts: 'Proves',
  outcome: 'Resultat',
  chance: 'Probabilitat',
  outcomes,
} as const;
