import { aGrid, play, select, square, type } from '@/__tests__/builders/crossword';
import { aDailyTower } from '@/__tests__/builders/daily-castell';
import { GAME_CODES } from '@/__tests__/builders/tower-codes';
import { catalogue } from '@/content/castle-game/catalogue';
import { requestText } from '@/content/interface/castle-game/diades';
import { acceptMissionsStep } from '@/content/interface/castle-game/help';
import { missedSentence } from '@/content/interface/castle-game/home';
import { objectiveLabel } from '@/content/interface/castle-game/missions';
import { optionText, PLAN_TEXTS } from '@/content/interface/castle-game/plan';
import {
  accountTexts,
  keepText,
  membersCount,
  membersLabel,
  membersSentence,
  membersStory,
  teamSize,
} from '@/content/interface/castle-game/points-and-members';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import {
  failureSentences,
  LESSON_TEXTS,
  resultText,
  resultTitle,
  seriesSentence,
  seriesTitle,
  stuckSentence,
} from '@/content/interface/castle-game/result';
import { copyAge, lossText } from '@/content/interface/castle-game/saves';
import { attemptsLabel, SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { chartLabel } from '@/content/interface/castle-game/stats';
import { missingLabel, peopleLabel, TOWERS_TEXTS } from '@/content/interface/castle-game/towers';
import { stateText, treeDone } from '@/content/interface/castle-game/tree';
import {
  curveLabel,
  firstTimeText,
  seasonFigures,
  seasonOutcomes,
  YEAR_TEXTS,
  yearAgoSentence,
} from '@/content/interface/castle-game/year';
import { allEras, formatPeriods } from '@/content/interface/club';
import { alwaysName, forgetName, hostNotice } from '@/content/interface/embeds';
import { describeSquare } from '@/content/interface/games/crossword';
import { attendanceText, feedbackText, foundIn, missedText } from '@/content/interface/games/daily-castell';
import { errorsLeft, readPhrase } from '@/content/interface/games/hangman';
import { triesText } from '@/content/interface/games/hub';
import { describeCard, MEMORY_TEXTS } from '@/content/interface/games/memory';
import { summaryText } from '@/content/interface/games/saved-data';
import { movesText, progressText } from '@/content/interface/games/shared';
import { diadesFound, pointsText, RANKING_TEXTS, SOURCE_TEXTS } from '@/content/interface/results';
import { describeDrawing } from '@/content/interface/tower-drawing';
import { AGREEING_TEXTS, SLIDESHOW_TEXTS, seasonText, triedText } from '@/content/interface/towers';
import type { PlanChoice } from '@/lib/castle-game/engine/plan';
import { BUILT, GAME_OUTCOMES } from '@/lib/castle-game/vocabulary';
import type { CrosswordAction } from '@/lib/games/crossword/actions';
import { feedbackOf } from '@/lib/games/daily-castell/game';
import { TIER_CODES } from '@/lib/results/scoring/tiers';
import { foundLine } from '@/lib/story/words';
import { constructionOf } from '@/lib/towers/notation';

describe('formatPeriods', () => {
  test.each([
    [[2024], [null], '2024 (actualment)'],
    [[2012], [2012], '2012'],
    [[1994], [1997], '1994-1997'],
    [[1999, 2005, 2024], [2001, 2005, null], '1999-2001, 2005, 2024 (actualment)'],
  ])('from %j to %j is "%s"', (from, to, text) => {
    expect(formatPeriods(from, to)).toBe(text);
  });

  test('throws if a period has no end', () => {
    expect(() => formatPeriods([1999, 2005], [2001])).toThrow(RangeError);
  });
});

test.each([
  [
    'elevation',
    'Td8fm',
    "Dibuix d'una torre de vuit amb folre i manilles: pinya, folre, manilles, cinc pisos de tronc de dues persones i pom de dalt.",
  ],
  ['elevation', 'Pd5', "Dibuix d'un pilar de cinc: pinya i cinc persones, les unes damunt de les altres."],
  ['elevation', '3d7+4d7', "Dibuix d'un tres de set i un quatre de set, de costat i alhora."],
  ['detail', '10d7', "Detall d'un deu de set: els tres poms de dalt, amb l'enxaneta fent l'aleta."],
] as const)('the %s of %s is described as a casteller would', (view, code, sentence) => {
  expect(describeDrawing(constructionOf(code), view)).toBe(sentence);
});

const codes = [...new Set([...GAME_CODES, ...TIER_CODES])];
const isFeminine = (code: string) => /^(T|MT )/.test(code);
const isPlural = (code: string) => /^(MT|PT) |\+/.test(code);

const WRONG = {
  'masculine singular': /carrega(da|ts|des)|primera|-l(a|os|es)\b/i,
  'masculine plural': /carrega(t|da|des)\b|-l(o|a|es)\b/i,
  'feminine singular': /carrega(t|ts|des)\b|primer\b|-l(o|os|es)\b/i,
  'feminine plural': /carrega(t|da|ts)\b|-l(o|a|os)\b/i,
};
const wrongFor = (code: string) =>
  WRONG[`${isFeminine(code) ? 'feminine' : 'masculine'} ${isPlural(code) ? 'plural' : 'singular'}`];

describe('sentences that name a tower agree with it', () => {
  test.each(codes)('%s', (code) => {
    const results = GAME_OUTCOMES.flatMap((outcome) => [
      resultTitle(code, outcome),
      resultText(code, outcome),
    ]);
    for (const told of results) expect(told).not.toMatch(isPlural(code) ? /\bha\b/i : /\bhan\b/i);
    const entry = catalogue.get(code);
    const asked = [0.01, 0.11, 0.8].flatMap((share) =>
      entry && !entry.rehearsalOnly ? requestText({ entry, chances: [share, 0, 0, 0] }) : [],
    );
    for (const told of asked) expect(told).not.toMatch(/\bel 1?1\s|\bun torre|\buna (?!torre)/u);
    const points = [0.1, 0.11].map((chance, index) => ({ attempt: index + 1, chance }));
    const said = [
      ...results,
      ...asked,
      LESSON_TEXTS.requires(code).split(',')[1] ?? '',
      stateText({ code, state: 'done', people: 0, missing: 0 }),
      chartLabel({ stat: { code }, points }),
      ...BUILT.flatMap((built) => [
        objectiveLabel({ code, outcome: built, amount: 3 }, 0),
        firstTimeText({ code, built, context: 'performance' }).replace('Primer cop', ''),
        YEAR_TEXTS.firstOnStage({ code, built, day: '2024-11-14' }),
      ]),
    ];
    for (const sentence of said) expect(sentence.replace(code, '')).not.toMatch(wrongFor(code));
  });
});

test('the names of a dossier agree with a torre', () => {
  const said = [
    ...Object.values(AGREEING_TEXTS.feminine),
    triedText(3, 'feminine'),
    seasonText('2024', 2, 1, 'feminine'),
  ];
  for (const sentence of said) expect(sentence).not.toMatch(/\b\p{L}+(?:at|ats)\b|primer\b/iu);
});

test('«gairebé mai» goes with «no»', () => {
  expect(failureSentences({ now: 0.001, ahead: 0.5 })).toEqual([
    'No us surt gairebé mai.',
    'Amb 10 proves més com aquesta, us sortiria 5 vegades de cada 10.',
  ]);
  const stuck = { inARow: 3, step: { code: '3d5', chance: 0.001 }, canLearn: true };
  expect(stuckSentence({ stuck, heldBy: undefined, requires: undefined })).toContain(
    'no us surt gairebé mai',
  );
});

/** A noun in the singular after another number than one. */
const ONE =
  /(0|2|11) (casteller|punt|persona|dia|diada|provat|descarregat|carregat|intent|prova|línia|moviment|parella|error|nivell|final)\b/;
/** A verb in the plural before one thing, and in the singular before more. */
const PLURAL_VERB = /\b(?:\p{Ll}{3,}en|han \p{Ll}+) (?:1|una?)(?![\d\p{L}]|[.,]\d)/u;
const SINGULAR_VERB = /\b(?:queda|falta|mostra|venia|ha \p{Ll}+) (?:0|2|11|dues|zero)\b/u;

type Count = readonly [what: string, sentence: (count: number) => string];

test.each([
  [0, 0, 0, 'Si no cau res, avui no plegarà ningú.'],
  [177, 0, 0, 'Perquè no plegui ningú calen 421 punts.'],
  [421, 1, 0, 'Si no cau res més, avui no plegarà ningú.'],
  [421, 1, 1, 'Pels punts no plegarà ningú; les caigudes ja us costen 1 casteller.'],
])('with %i points, %i falls and %i people lost', (points, falls, lost, text) => {
  expect(keepText(points > 0 ? 421 : 0, points, falls, lost)).toBe(text);
});

test('a plan has the percentages of the cards, and tells how far it is from what keeps everybody', () => {
  const [little, enough] = [1000, 999].map((needed, index) => PLAN_TEXTS.total(999, 750 * index, needed));
  expect(little).toBe('compteu amb uns 999p dels 1.000 que calen.');
  expect(enough).toBe('compteu amb uns 999p, i 750p més si surt el pilar.');
  // Those of a card add up to 100.
  const chances = [0.445, 0.186, 0.186, 0.183] as const;
  const choice = { entry: { code: 'Td5', descarregat: 30, carregat: 25 }, chances } as PlanChoice;
  expect(optionText(choice)).toMatch(/^Td5\s·\s44\s%\s·\s30p /);
});

describe('sentences with a count agree with it', () => {
  const sentences: readonly Count[] = [
    ['members', membersCount],
    ['size of a team', teamSize],
    ['change of members', membersLabel],
    ['loss of members', (count) => membersLabel(-count)],
    ['members kept', (count) => membersStory({ before: count, after: count })],
    ['members gained', (count) => membersStory({ before: 0, after: count })],
    ['members of a year', (count) => curveLabel([{ members: count }])],
    ['people', peopleLabel],
    ['points to keep everybody', (count) => keepText(count, 0, 0, 0)],
    ['a year ago', (points) => yearAgoSentence({ members: { before: 1, after: 1 }, best: { points } })],
    ['figures of a season', (count) => seasonFigures({ performances: count, points: count })],
    ['diades', diadesFound],
    ['points of a diada', pointsText],
    ['tried', (count) => triedText(count, 'masculine')],
    ['built in a season', (count) => seasonText('2024', count, count, 'masculine')],
    ['days found', (count) => foundIn(3, count)],
    ['days missed', missedText],
    ['attempts left', attemptsLabel],
    ['attempts lost by the next day', SHELL_TEXTS.advanceQuestion],
    ['towers shown', (count) => SHELL_TEXTS.shown(count, 40)],
    ['people missing', missingLabel],
    ['people at a diada missed', (came) => missedSentence({ day: '2024-11-14', came, needed: 31 })],
    ['people who joined', (count) => membersSentence(40, 40 + count)],
    ['people who left', (count) => membersSentence(40 + count, 40)],
    [
      'an account',
      (count) => {
        const figures = { points: count, byFalls: -count, falls: count, stayed: count, pointsToKeep: count };
        return accountTexts({ ...figures, byPoints: -count, change: 0, after: 35 }, count).join('; ');
      },
    ],
    ['missions', acceptMissionsStep],
    ['the simulator', (points) => QUICK_TEXTS.line({ monday: '2026-11-23', points, place: '', address: '' })],
    ['a series', (count) => seriesTitle({ outcomes: Array(count).fill('descarregat'), before: 0.5 }, '3d6')],
    [
      'a series in a sentence',
      (count) => seriesSentence({ outcomes: Array(count).fill('descarregat'), before: 0.5 }, 'Td6'),
    ],
    [
      'outcomes of a season',
      (count) =>
        seasonOutcomes({
          outcomes: { descarregat: count, carregat: count, intent: count, 'intent desmuntat': count },
        }),
    ],
    ['days since a copy', (days) => copyAge({ madeAt: Date.UTC(2024, 10, 14), days }, '2024-11-25')],
    ['attempts forgotten', (lost) => lossText({ kind: 'oldest attempts', limit: 30, lost })],
    ['attempts that cannot be read', (lost) => lossText({ kind: 'unreadable attempts', lost })],
    ['performances that cannot be read', (lost) => lossText({ kind: 'unreadable performances', lost })],
    ['errors left', errorsLeft],
    ['tries', triesText],
    ['pairs', MEMORY_TEXTS.pairs],
    ['moves', movesText],
    [
      'saved games',
      (count) =>
        summaryText({
          ...{ id: 'sopa', completed: count, more: count, underway: count, endings: count, days: count },
          bests: [{ pairs: 6, moves: count }],
        }),
    ],
    ['lines set aside', SOURCE_TEXTS.linesSkipped],
    ['lines repeated', SOURCE_TEXTS.linesRepeated],
    ['lines of the future', SOURCE_TEXTS.linesInFuture],
    ['diades left', (count) => SOURCE_TEXTS.diadesMissing(count, 300)],
    ['scores left', (count) => SOURCE_TEXTS.scoresMissing(count, 90)],
    ['best diades', (count) => RANKING_TEXTS.caption(count, { season: null, town: null })],
    ['images of a tower', (count) => SLIDESHOW_TEXTS.slide(1, count)],
    ['towers of a tree', (all) => treeDone({ structure: '3', done: 0, all })],
    ['torres of a tree', (all) => treeDone({ structure: 'T', done: 0, all })],
    ['towers within reach', (count) => TOWERS_TEXTS.withinReach(1, count)],
    ['levels completed', (count) => progressText(Array(count).fill(false))],
    ['endings found', (count) => foundLine(1, count)],
    ['eras', allEras],
    ['days played', (count) => attendanceText({ played: count, days: count, found: [], missed: 0 })],
  ];

  test.each(sentences)('%s', (_what, sentence) => {
    expect(sentence(1)).not.toMatch(/(?<![\d.,])1[ \u00A0](?!pels)\p{Ll}{2,}s\b/u);
    expect(sentence(1)).not.toMatch(PLURAL_VERB);
    for (const count of [0, 2, 11, 1000]) {
      expect(sentence(count)).not.toMatch(ONE);
      expect(sentence(count)).not.toMatch(SINGULAR_VERB);
    }
    for (const count of [1, 11]) expect(sentence(count)).not.toMatch(/\bde 1(?:1)?(?![.\d])/);
  });
});

test.each([hostNotice, alwaysName, forgetName])('elides before a host that begins with a vowel', (label) => {
  expect(label('open.spotify.com')).toContain("d'open.spotify.com");
  expect(label('www.youtube.com')).toContain('de www.youtube.com');
});

test('spaces and signs of a phrase are read by name', () => {
  expect(readPhrase("l'al·la de-x", { tried: ['L'] })).toBe(
    'Frase de 8 lletres: L, apòstrof, buit, L, punt volat, L, buit, espai, buit, buit, guionet, buit.',
  );
  expect(readPhrase('d’or', { tried: [] })).toBe('Paraula de 3 lletres: buit, apòstrof, buit, buit.');
});

test.each([
  [{ face: 'down' }, 4, 'carta 5, tapada'],
  [{ face: 'up', name: 'faixa', side: 1 }, 4, 'carta 5, girada: la paraula faixa'],
  [{ face: 'matched', name: 'faixa', side: 0 }, 0, 'carta 1, aparellada: faixa'],
  [{ face: 'up', name: 'gralla', side: 0 }, 0, 'carta 1, girada: gralla'],
] as const)('the card %j at %d is «%s»', (card, place, text) => {
  expect(describeCard(card, place, { faixa: ['faixa', 'la paraula faixa'] })).toBe(text);
});

test('a square of a crossword says its letter, and whether it is wrong or revealed', () => {
  const described = (...actions: readonly CrosswordAction[]) =>
    describeSquare(aGrid, play(...actions).state, square(1, 0));
  expect(described(type('x'), select(1, 0), { type: 'check', scope: 'letter' })).toBe(
    '3 horitzontal, lletra 1 de 5, X, errònia',
  );
  expect(described({ type: 'reveal', scope: 'letter' })).toBe('3 horitzontal, lletra 1 de 5, P, revelada');
});

test.each([
  [
    '2026-11-16',
    '3d6',
    '3d7',
    'Estructura, bé. Pisos, en té més. Lletres, bé. El castell vol més gent i val més punts.',
  ],
  ['2026-11-18', 'Td8fm', '3d6a', 'Estructura, no. Pisos, en té menys. Lletres, no.'],
  ['2026-11-22', '3d6s', '3d6', 'Estructura, bé. Pisos, bé.'],
])('on %s, the feedback of %s for %s', (date, code, answer, words) => {
  expect(feedbackText(feedbackOf(date, aDailyTower(code), aDailyTower(answer)))).toBe(words);
});
