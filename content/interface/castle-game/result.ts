import { AHEAD, type Lesson } from '@/lib/castle-game/screens/lesson';
import type { LastAttempt, Series, SeriesEnd } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { capitalised, cardinal, counted, de, joinList } from '@/lib/text/catalan';
import { isFeminine, isPlural, outcomeOf, pronounOf, spokenTower } from './towers';

/** Example: "Carregada". */
export const outcomeName = (code: string, outcome: GameOutcome): string =>
  capitalised(outcomeOf(code, outcome));

export const resultTitle = (code: string, outcome: GameOutcome): string =>
  `${outcomeName(code, outcome)}${outcome === 'descarregat' ? '!' : ''}`;

/** How a result is told. */
export function resultText(code: string, outcome: GameOutcome): string {
  const has = isPlural(code) ? 'han' : 'ha';
  const loaded = outcomeOf(code, 'carregat');
  switch (outcome) {
    case 'descarregat':
      return capitalised(`${has} pujat i ${has} baixat sense cap ensurt.`);
    case 'carregat':
      return capitalised(`${has} quedat ${loaded}, però ${has} fet llenya de baixada.`);
    case 'intent':
      return capitalised(`${has} fet llenya abans de quedar ${loaded}.`);
    case 'intent desmuntat':
      return 'No ho heu vist clar i heu desmuntat a temps.';
  }
}

export const LESSON_TEXTS = {
  title: 'Què heu après',
  subject: 'Probabilitat que es descarregui',
  failed: "Què us n'emporteu",
  before: 'Abans de la prova',
  beforeSeries: 'Abans de les proves',
  now: 'Ara',
  unit: 'punts percentuals.',
  risen: 'Cada prova ensenya alguna cosa, fins i tot quan no surt.',
  risenBuilt: "Quan un castell surt és quan més se n'aprèn.",
  known: "D'aquest ja en sabeu prou: ara en podeu assajar un altre.",
  held: 'Perquè surti més, ara toca assajar allò en què es recolza:',
  /** `code` is the same tower built upwards. */
  requires: (code: string): string =>
    `Fins que no hàgiu descarregat ${code}, aixecar-${pronounOf(code)} per sota serà sempre de xamba. El que n'heu après avui ja hi comptarà.`,
} as const;

export const RESULT_PANEL_TEXTS = {
  next: 'Trieu una altra prova',
  last: "Acaba l'assaig",
  again: 'Torneu-hi',
  nextRound: 'Ronda següent',
  finish: "Final de l'actuació",
  mission: 'Missió completada',
  series: 'Com ha anat cada prova',
  inCourse: 'Missió',
  reward: (people: number): string => `${people === 1 ? 'Vindrà' : 'Vindran'} a partir del pròxim dia.`,
  step: (code: string): string => `Proveu ${code}`,
  seriesOf: (count: number): string => `Torneu-hi ×${count}`,
} as const;

/** Text for screen readers: `Tres de set: ha pujat i ha baixat sense cap ensurt.` */
export const resultSentence = (code: string, told: string): string =>
  `${capitalised(spokenTower(code))}: ${told.charAt(0).toLocaleLowerCase('ca')}${told.slice(1)}`;

const tenths = (share: number) => Math.round(share * 1000);

const withComma = (value: number) => (value / 10).toFixed(1).replace('.', ',');

/** Example: `13,6 %`. One attempt can teach less than one percent. */
export const percentWithTenth = (share: number): string => `${withComma(tenths(share))}\u00A0%`;

export const NO_CHANGE = '0,0';

/** Compares the displayed figures: `+0,6`, or `NO_CHANGE`. */
export function lessonChange({ before, now }: Pick<Lesson, 'before' | 'now'>): string {
  const change = tenths(now) - tenths(before);
  if (change === 0) return NO_CHANGE;
  return `${change > 0 ? '+' : '-'}${withComma(Math.abs(change))}`;
}

export const heldSentence = (code: string, by: string): string =>
  `Perquè ${code} surti més, assageu ${by}, que és el que l'aguanta. El que heu après avui no es perd.`;

const HARDLY_EVER = 'gairebé mai';

/** Example: "7 vegades de cada 10", "1 vegada de cada 15". `share` is from 0 to 1. */
export function timesText(share: number): string {
  if (share >= 0.15) return `${Math.min(10, Math.round(share * 10))} vegades de cada 10`;
  return share >= 0.005 ? `1 vegada de cada ${Math.round(1 / share)}` : HARDLY_EVER;
}

/** The verb of `timesText`, with "no" for "gairebé mai". */
const verbOf = (share: number, verb: string): string =>
  timesText(share) === HARDLY_EVER ? `no ${verb}` : verb;

/** Figures after an attempt that was not built, each a sentence. */
export function failureSentences({ now, ahead }: Pick<Lesson, 'now' | 'ahead'>): string[] {
  const [surely, then] = [timesText(now), timesText(ahead)];
  return [
    `${capitalised(verbOf(now, 'us surt'))} ${surely}.`,
    ...(then === surely
      ? []
      : [`Amb ${AHEAD} proves més com aquesta, ${verbOf(ahead, 'us sortiria')} ${then}.`]),
  ];
}

/** Example: "Tres cops seguits sense coronar. Als assajos, proveu abans Td4n: us surt 4 vegades de cada 10…" */
export function stuckSentence({
  stuck,
  heldBy,
  requires,
}: Pick<Lesson, 'stuck' | 'heldBy' | 'requires'>): string {
  if (!stuck) return '';
  const { inARow, step } = stuck;
  const many = `${capitalised(cardinal(inARow))} cops seguits sense coronar.`;
  if (step)
    return `${many} Als assajos, proveu abans ${step.code}: ${verbOf(step.chance, 'us surt')} ${timesText(step.chance)}, i el que hi apreneu també compta aquí.`;
  if (heldBy || requires) return many;
  return stuck.canLearn
    ? `${many} No us falta cap esglaó a sota: aquí toca insistir.`
    : `${many} Ja en sabeu tot el que es pot aprendre: el que queda és sort.`;
}

export const SERIES_END_TEXTS = {
  mission: "La tanda s'atura aquí: heu completat una missió.",
  'first time': "La tanda s'atura aquí: no us havia quedat mai així.",
  'no attempts left': "S'han acabat les proves d'avui.",
} as const satisfies Record<SeriesEnd, string>;

const times = (outcomes: readonly GameOutcome[], outcome: GameOutcome): number =>
  outcomes.filter((one) => one === outcome).length;

/** "3 descarregades": the words of a torre agree with it. */
function built(done: number, code: string): string {
  const [one, more] = isFeminine(code) ? ['descarregada', 'descarregades'] : ['descarregat', 'descarregats'];
  return done === 0 ? `cap ${one}` : counted(done, one, more);
}

export function seriesTitle({ outcomes }: Series, code: string): string {
  const done = times(outcomes, 'descarregat');
  const all = outcomes.length;
  return `${capitalised(built(done, code))} ${de(String(all))}${done === all ? '!' : ''}`;
}

/** Example: "5 proves, 3 descarregats." */
export function seriesSentence({ outcomes, end }: Series, code: string): string {
  const went = `${counted(outcomes.length, 'prova', 'proves')}, ${built(times(outcomes, 'descarregat'), code)}.`;
  return end ? `${went} ${SERIES_END_TEXTS[end]}` : went;
}

/** Empty if the attempt completed no mission. */
export function completedSentence({ missions }: Pick<LastAttempt, 'missions'>): string {
  if (missions.length === 0) return '';
  const titles = joinList(missions.map((title) => `«${title}»`));
  return `${missions.length === 1 ? 'Missió completada' : 'Missions completades'}: ${titles}.`;
}
