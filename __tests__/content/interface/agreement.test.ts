import { GAME_CODES, TIER_CODES } from '@/__tests__/builders/tower-codes';
import { comparisonText, scoreText } from '@/content/interface/castle-game/challenge';
import { objectiveLabel } from '@/content/interface/castle-game/missions';
import {
  expectedSentence,
  membersCount,
  membersLabel,
  membersStory,
  teamSize,
  tooFewPointsText,
} from '@/content/interface/castle-game/points-and-members';
import { daysWithoutCopy } from '@/content/interface/castle-game/saves';
import { chartLabel } from '@/content/interface/castle-game/stats';
import { peopleLabel } from '@/content/interface/castle-game/towers';
import {
  ambitionText,
  curveLabel,
  firstOnStageText,
  firstTimeText,
  seasonFigures,
  yearAgoSentence,
} from '@/content/interface/castle-game/year';
import { attendanceText, foundIn, missedText } from '@/content/interface/games/daily-castell';
import { diadesFound, pointsText } from '@/content/interface/results';
import { seasonText, triedText } from '@/content/interface/towers';

const codes = [...new Set([...GAME_CODES, ...TIER_CODES])];
const towers = codes.filter((code) => !/[ +]/.test(code));
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
  test.each(codes)('%s, in missions and charts', (code) => {
    for (const outcome of ['descarregat', 'carregat'] as const) {
      expect(objectiveLabel({ code, outcome, amount: 3 }, 0).replace(code, '')).not.toMatch(wrongFor(code));
    }
    const points = [0.1, 0.11].map((chance, index) => ({ attempt: index + 1, chance }));
    expect(chartLabel({ stat: { code }, points }).replace(code, '')).not.toMatch(wrongFor(code));
  });

  test.each(towers)('%s, the first time', (code) => {
    for (const built of ['descarregat', 'carregat'] as const) {
      const said = [
        firstTimeText({ code, built, context: 'performance' }),
        firstTimeText({ code, built, context: 'rehearsal' }),
        firstOnStageText({ code, built, day: '2024-11-14' }),
        ambitionText({ kind: 'first', code }),
      ];
      for (const sentence of said) expect(sentence).not.toMatch(wrongFor(code));
    }
  });
});

/** A noun in the singular after another number than one. */
const ONE = /(0|2|11) (casteller|punt|persona|dia|diada|provat|descarregat|carregat)\b/;

type Count = readonly [what: string, sentence: (count: number) => string];

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
    ['points of a challenge', scoreText],
    ['points between two', (count) => comparisonText(count, 0)],
    ['points expected', (expected) => expectedSentence({ expected })],
    ['points to keep everybody', (count) => tooFewPointsText({ pointsToKeep: count }, count)],
    [
      'points of a year ago',
      (points) => yearAgoSentence({ members: { before: 1, after: 1 }, best: { points } }),
    ],
    ['figures of a season', (count) => seasonFigures({ performances: count, points: count })],
    ['ambition of members', (count) => ambitionText({ kind: 'members', members: count })],
    ['ambition of points', (count) => ambitionText({ kind: 'performances', count: 2, points: count })],
    ['days without a copy', daysWithoutCopy],
    ['diades', diadesFound],
    ['points of a diada', pointsText],
    ['tried', triedText],
    ['built in a season', (count) => seasonText('2024', count, count)],
    ['days found', (count) => foundIn(3, count)],
    ['days missed', missedText],
    ['days played', (count) => attendanceText({ played: count, days: count, found: [], missed: 0 })],
  ];

  test.each(sentences)('%s', (_what, sentence) => {
    expect(sentence(1)).not.toMatch(/(?<![\d.,])1[ \u00A0]\p{Ll}{2,}s\b/u);
    for (const count of [0, 2, 11, 1000]) expect(sentence(count)).not.toMatch(ONE);
    for (const count of [1, 11]) expect(sentence(count)).not.toMatch(/\bde 1(?:1)?(?![.\d])/);
  });
});
