import fc from 'fast-check';
import * as crossword from '@/__tests__/builders/crossword';
import { CATALOGUE, TABLE } from '@/__tests__/builders/daily-castell';
import * as search from '@/__tests__/builders/word-search';
import { ARROWS, type CrosswordAction } from '@/lib/games/crossword/actions';
import { isCompleted as isFull } from '@/lib/games/crossword/game';
import { crosswordGrid, wordAt } from '@/lib/games/crossword/grid';
import { crosswordRules } from '@/lib/games/crossword/saved';
import { decodeDays, encodeDays, MAX_TRIES } from '@/lib/games/daily-castell/days';
import { type DailyAction, dailyRules } from '@/lib/games/daily-castell/game';
import { errorsOf, type HangmanAction, hangmanRules, MAX_ERRORS, statusOf } from '@/lib/games/hangman/game';
import { isWon, type MemoryAction, memoryRules } from '@/lib/games/memory/game';
import { samePairs } from '@/lib/games/memory/pairs';
import { decodeMemory, type MemoryState } from '@/lib/games/memory/saved';
import type { GameRules } from '@/lib/games/shared/types';
import { isCompleted, type WordSearchAction, wordSearchRules } from '@/lib/games/word-search/game';
import { HEADINGS, letterAt } from '@/lib/games/word-search/grid';
import { LETTERS } from '@/lib/text/letters';
import { seededRandom } from '@/lib/values/random';

type Game<State, Action, Event> = {
  readonly rules: GameRules<State, Action, Event>;
  /** The same game with another level. */
  readonly other?: GameRules<State, Action, Event>;
  readonly actions: fc.Arbitrary<Action>;
  /** Where no action of the game can lead. */
  readonly faultOf: (state: State) => string | undefined;
  /** A game that is over is not continued. */
  readonly isOver: (state: State) => boolean;
  /** A game in course, and what its fields may hold in damaged data. */
  readonly inCourse: readonly Action[];
  readonly fields: Readonly<Record<string, fc.Arbitrary<unknown>>>;
};

/** The laws of the saved text of a game. */
function describeSaved<State, Action, Event>(name: string, game: Game<State, Action, Event>): void {
  const { rules, other, actions, faultOf, isOver, inCourse, fields } = game;
  const reduce = (state: State, action: Action) => rules.reduce(state, action).state;

  describe(`the saved text of ${name}`, () => {
    test('after any actions the state is possible, and its text gives it back while the game goes on', () => {
      fc.assert(
        fc.property(fc.array(actions, { maxLength: 25 }), (sequence) => {
          let state = rules.initial;
          for (const action of sequence) {
            state = reduce(state, action);
            expect(faultOf(state)).toBeUndefined();
          }
          const read = rules.decode(rules.encode(state));
          if (!isOver(state)) expect(read).toEqual(state);
          else if (read) expect(isOver(read)).toBe(false);
        }),
      );
    });

    const good = JSON.parse(rules.encode(inCourse.reduce(reduce, rules.initial)));

    test('damaged anywhere, it is ignored or gives a possible state', () => {
      expect(rules.decode(JSON.stringify(good))).toMatchObject(inCourse.reduce(reduce, rules.initial) ?? {});
      const changes = Object.entries(fields).map(([key, values]) =>
        fc
          .oneof(values, fc.constantFrom(undefined, null, 'x', -1, 0.5, {}))
          .map((value) => ({ [key]: value })),
      );
      fc.assert(
        fc.property(fc.oneof(...changes), (change) => {
          const state = rules.decode(JSON.stringify({ ...good, ...change }));
          if (!state) return;
          expect(faultOf(state)).toBeUndefined();
          expect(isOver(state)).toBe(false);
        }),
        { numRuns: 300 },
      );
    });

    test('missing, of another level or no text of ours, it is ignored, and nothing throws', () => {
      const fresh = rules.decode(null);
      const text = rules.encode(inCourse.reduce(reduce, rules.initial));
      if (other) expect(other.decode(text)).toEqual(other.decode(null));
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(text.slice(0, -1))), (any) => {
          expect(rules.decode(any) === null).toBe(fresh === null);
        }),
      );
    });
  });
}

const indexes = (most: number) => fc.array(fc.integer({ min: -1, max: most }), { maxLength: 3 });
const oneOf = <Value>(values: readonly Value[], isPossible: (value: Value) => boolean, fault: string) =>
  values.every(isPossible) ? undefined : fault;
const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

const { aGrid, aLevel, select, type } = crossword;
const clue = (word: number) => ({ type: 'clue', word }) as const;

describeSaved('the crossword', {
  rules: crosswordRules(aGrid, 0),
  other: crosswordRules(crosswordGrid({ ...aLevel, words: aLevel.words.slice(1) }), 0),
  actions: fc.oneof<fc.Arbitrary<CrosswordAction>[]>(
    fc.constantFrom('p', 'l', 'à', 'ç', 'plaça', '7', '').map(type),
    fc
      .constantFrom('erase', 'clear', 'switch-direction', 'next-clue', 'previous-clue', 'last-letter')
      .map((name) => ({ type: name }) as const),
    fc.constantFrom(...ARROWS).map((arrow) => ({ type: 'arrow', arrow }) as const),
    fc.integer({ min: -1, max: 26 }).map((at) => ({ type: 'select', square: at }) as const),
    fc.integer({ min: -1, max: 5 }).map(clue),
    fc.constantFrom('letter', 'word', 'all').map((scope) => ({ type: 'check', scope }) as const),
    fc.constantFrom('letter', 'word').map((scope) => ({ type: 'reveal', scope }) as const),
  ),
  faultOf: ({ entries, wrong, revealed, square: at, direction }) =>
    (entries.length === 25 ? undefined : 'squares') ??
    oneOf([...entries.keys()], (one) => entries[one] === null || aGrid.solution[one] !== null, 'on black') ??
    oneOf(entries, (one) => one === null || LETTERS.includes(one), 'no letter') ??
    oneOf(wrong, (one) => entries[one] !== null && entries[one] !== aGrid.solution[one], 'wrong') ??
    oneOf(revealed, (one) => aGrid.solution[one] !== null && entries[one] === aGrid.solution[one], 'given') ??
    (isOnce(wrong) && isOnce(revealed) ? undefined : 'twice') ??
    (wordAt(aGrid, at, direction) ? undefined : 'no word'),
  isOver: (state) => isFull(aGrid, state),
  inCourse: [type('plxça'), { type: 'check', scope: 'all' }, select(1, 1)],
  fields: {
    entries: fc.tuple(fc.nat(26), fc.constantFrom(null, 'A', 'P', 'à', 'AB')).map(([at, letter]) => {
      const entries: unknown[] = Array(25).fill(null);
      entries[at] = letter;
      return entries;
    }),
    wrong: indexes(10),
    revealed: indexes(10),
    square: fc.integer({ min: -1, max: 25 }),
    direction: fc.integer({ min: -1, max: 2 }),
  },
});

test('a crossword that is full is not continued, and its text does not tell the answers', () => {
  const rules = crosswordRules(aGrid, 0);
  expect(rules.decode(rules.encode(crossword.play(...crossword.solve).state))).toBeNull();
  expect(rules.encode(rules.initial)).not.toMatch(/plaça|PLAÇA/);
});

const { at, line, PEU, PINYA, SOCA } = search;
const cells = fc.record({ row: fc.integer({ min: -1, max: 6 }), column: fc.integer({ min: -1, max: 6 }) });
const headings = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]; // its own keys

describeSaved('the word search', {
  rules: wordSearchRules(search.aLevel, 0),
  other: wordSearchRules({ ...search.aLevel, map: search.aLevel.map.map((row) => row.replace('X', 'Z')) }, 0),
  actions: fc.oneof<fc.Arbitrary<WordSearchAction>[]>(
    fc.constantFrom(...headings).map((heading) => ({ type: 'move', heading }) as const),
    cells.map((cell) => ({ type: 'pick', cell }) as const),
    fc
      .constantFrom(PINYA, SOCA, PEU, line(at(0, 0), at(9, 9)))
      .map((one) => ({ type: 'select', line: one }) as const),
    fc.constant({ type: 'cancel' } as const),
    fc.integer({ min: -1, max: 4 }).map((word) => ({ type: 'hint', word }) as const),
  ),
  faultOf: ({ cursor, anchor, found, hinted }) =>
    oneOf(
      [cursor, ...(anchor ? [anchor] : [])],
      (cell) => letterAt(search.aLevel.map, cell) !== null,
      'outside',
    ) ??
    oneOf([...found, ...hinted], (word) => [0, 1, 2].includes(word), 'no word') ??
    (isOnce(found) && isOnce(hinted) ? undefined : 'twice'),
  isOver: (state) => isCompleted(search.aLevel, state),
  inCourse: [
    { type: 'select', line: PINYA },
    { type: 'hint', word: 2 },
    { type: 'pick', cell: at(2, 2) },
  ],
  fields: {
    found: indexes(3),
    hinted: indexes(3),
    cursor: fc.oneof(cells, fc.constant({ row: 0 })),
    anchor: fc.oneof(cells, fc.constant({ column: 0.5, row: 0 })),
  },
});

const PHRASE = "l'al·lot de Ça";

describeSaved('the hangman', {
  rules: hangmanRules(PHRASE, 0),
  other: hangmanRules('diada', 0),
  actions: fc
    .oneof(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzçàï· 7'), fc.string())
    .map((text): HangmanAction => ({ type: 'guess', text })),
  faultOf: (state) =>
    oneOf(state.tried, (letter) => LETTERS.includes(letter), 'no letter') ??
    (isOnce(state.tried) && errorsOf(PHRASE, state) <= MAX_ERRORS ? undefined : 'too many'),
  isOver: (state) => statusOf(PHRASE, state) !== 'playing',
  inCourse: [{ type: 'guess', text: 'a' }],
  fields: { tried: fc.array(fc.constantFrom('A', 'O', 'X', 'Y', 'Z', 'W', 'K', 'à', 'AB')) },
});

test('the text of a hangman does not tell its phrase, and older texts, which did, are read', () => {
  const rules = hangmanRules('Faixa', 0);
  expect(rules.encode({ tried: ['A'] })).not.toMatch(/faixa/i);
  expect(rules.decode('{"phrase":"FAIXA","tried":["F"]}')).toEqual({ tried: ['F'] });
  expect(rules.decode('{"tried":["F"]}')).toBeNull();
});

const NAMES = ['faixa', 'camisa', 'gralla'];
const pairs = samePairs(NAMES.map((name) => ({ name, image: '/x.svg', spoken: name })));
const { deck } = memoryRules(pairs, () => 0).initial;
const flip = (place: number): MemoryAction => ({ type: 'flip', place });

const memoryFault = ({ deck, up, matched, moves, best }: MemoryState): string | undefined =>
  ([...deck].sort().join() === [...NAMES, ...NAMES].sort().join() ? undefined : 'deck') ??
  oneOf([...up, ...matched], (place) => place in deck, 'outside') ??
  (isOnce([...up, ...matched]) && up.length <= 2 ? undefined : 'twice') ??
  oneOf(matched, (place) => matched.filter((one) => deck[one] === deck[place]).length === 2, 'half a pair') ??
  (up.length < 2 || deck[up[0] ?? 0] !== deck[up[1] ?? 0] ? undefined : 'a pair up') ??
  (Number.isInteger(moves) && moves >= (matched.length + (up.length === 2 ? 2 : 0)) / 2
    ? undefined
    : 'moves') ??
  (best === null || (Number.isInteger(best) && best >= NAMES.length) ? undefined : 'best');

describeSaved('the memory', {
  rules: memoryRules(pairs, seededRandom(1)),
  actions: fc.oneof<fc.Arbitrary<MemoryAction>[]>(
    fc.integer({ min: -1, max: 6 }).map(flip),
    fc.constant({ type: 'settle' } as const),
    fc.constant({ type: 'restart' } as const),
  ),
  faultOf: memoryFault,
  isOver: isWon,
  // A pair found and a card up.
  inCourse: [deck.indexOf('faixa'), deck.lastIndexOf('faixa'), deck.indexOf('camisa')].map(flip),
  fields: {
    deck: fc.shuffledSubarray([...NAMES, ...NAMES, 'faixa'], { minLength: 5 }),
    up: indexes(6),
    matched: fc.array(fc.nat(6), { maxLength: 4 }),
    moves: fc.integer({ min: -1, max: 3 }),
    best: fc.integer({ min: -1, max: 4 }),
  },
});

test('the memory is read as it was before there were sizes, and one that was won keeps its best result', () => {
  const text =
    '{"deck":["gralla","faixa","camisa","faixa","camisa","gralla"],"up":[4],"matched":[1,3],"moves":2,"best":5}';
  const rules = memoryRules(pairs, seededRandom(1));
  expect(rules.decode(text)).toMatchObject({ up: [4], matched: [1, 3], moves: 2, best: 5 });
  const won = { ...JSON.parse(text), up: [], matched: [0, 1, 2, 3, 4, 5], moves: 5 };
  expect(rules.decode(JSON.stringify(won))).toMatchObject({ matched: [], moves: 0, best: 5 });
  expect(decodeMemory(['faixa', 'camisa', 'escut'], text)).toBeNull();
});

const DATE = '2026-09-16';
const codes = TABLE.map(({ code }) => code);

describeSaved('the castell of the day', {
  rules: dailyRules(CATALOGUE, DATE),
  actions: fc.constantFrom(...codes, 'x').map((text): DailyAction => ({ type: 'try', text })),
  faultOf: ({ days }) =>
    oneOf(
      Object.values(days),
      ({ tries, result }) =>
        tries.length >= 1 &&
        tries.length <= MAX_TRIES &&
        (result === tries.length ||
          (result === 0 && tries.length === MAX_TRIES) ||
          (result === null && tries.length < MAX_TRIES)),
      'a day',
    ),
  isOver: () => false,
  inCourse: [{ type: 'try', text: '3d6' }],
  fields: {
    versio: fc.constantFrom(1, 2, '1'),
    dies: fc.dictionary(
      fc.constantFrom(DATE, '2026-02-30'),
      fc.oneof(
        fc.constant('x'),
        fc.record(
          {
            proves: fc.array(fc.constantFrom(...codes), { maxLength: 8 }),
            resultat: fc.option(fc.integer({ min: -1, max: 8 })),
          },
          { requiredKeys: [] },
        ),
      ),
    ),
  },
});

test('of the castells of the day a damaged one is skipped, and the others stay', () => {
  const days = { '2026-09-14': { tries: ['3d6', '3d7'], result: 2 } };
  const dies = { '2026-09-14': { proves: ['3d6', '3d7'], resultat: 2 } };
  expect(JSON.parse(encodeDays(days))).toEqual({ versio: 1, dies });
  const damaged = { ...dies, '2026-02-30': dies['2026-09-14'], [DATE]: { proves: [], resultat: null } };
  expect(decodeDays(JSON.stringify({ versio: 1, dies: damaged }))).toEqual(days);
  expect(decodeDays(JSON.stringify({ versio: 2, dies }))).toBeNull();
});
