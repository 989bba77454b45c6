import { existsSync, readFileSync } from 'node:fs';
import { ANCHOR, repeated } from '@/__tests__/builders/samples';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { CROSSWORD_PUZZLES, MORE_CROSSWORD_PUZZLES } from '@/content/games/crossword/puzzles';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { HANGMAN_MORE, HANGMAN_NOTES, HANGMAN_PHRASES } from '@/content/games/hangman';
import { HUB_CARDS, TODAY_CARDS } from '@/content/games/hub';
import { levelRoutes } from '@/content/games/level-routes';
import { MEMORY_BACK, MEMORY_CARDS, MEMORY_PAIRS } from '@/content/games/memory';
import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { MORE_WORD_SEARCH_THEMES, WORD_SEARCH_THEMES } from '@/content/games/word-search/themes';
import { fillPattern } from '@/lib/games/crossword/fill';
import type { Clue, CrosswordLevel, MoreCrossword } from '@/lib/games/crossword/grid';
import { CHECKED_SHARE, CROSSED_SHARE, type MoreCrosswordPuzzle } from '@/lib/games/crossword/layout';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';
import { dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import type { MorePhrase } from '@/lib/games/hangman/game';
import { LARGER_SIZES, type MemoryEntry, memorySizes } from '@/lib/games/memory/pairs';
import type { HubCard } from '@/lib/games/shared/types';
import {
  generateWordSearch,
  type MoreWordSearchTheme,
  problemsOf,
  WORD_SEARCH_SIZE,
  type WordSearchTheme,
} from '@/lib/games/word-search/generate';
import type { MoreWordSearch, WordSearchLevel } from '@/lib/games/word-search/grid';
import { cardinal } from '@/lib/text/catalan';
import { foldWord, glyphsOf, lettersOf } from '@/lib/text/letters';
import { constructionOf, formatTower } from '@/lib/towers/notation';
import { seededRandom } from '@/lib/values/random';

/** The words of a sentence, folded. */
const wordsIn = (sentence: string) => sentence.split(/[^\p{L}·]+/u).map(foldWord);

const levels: readonly CrosswordLevel[] = CROSSWORD_LEVELS;
const more: readonly MoreCrossword[] = MORE_CROSSWORDS;
const morePuzzles: readonly MoreCrosswordPuzzle[] = MORE_CROSSWORD_PUZZLES;

test('the extra crosswords are what `npm run make:levels` makes of their puzzles', () => {
  const filled = morePuzzles.map(({ id, title, seed, pattern, clues }) => ({
    id,
    title,
    level: {
      columns: pattern[0]?.length,
      rows: pattern.length,
      words: fillPattern(pattern, clues, seededRandom(seed)),
    },
  }));
  expect(more).toEqual(filled);
});

test('in extra crosswords half of the squares are crossed, and a third of each word is checked', () => {
  for (const { level } of more) {
    const { squares, crossed, leastChecked } = densityOf(level);
    expect(crossed / squares).toBeGreaterThanOrEqual(CROSSED_SHARE);
    expect(leastChecked).toBeGreaterThanOrEqual(CHECKED_SHARE);
  }
});

test('the levels are laid out from their puzzles: run `npm run make:levels` when they are not', () => {
  expect(levels).toHaveLength(CROSSWORD_PUZZLES.length);
  for (const [index, { columns, rows, words, clues }] of CROSSWORD_PUZZLES.entries()) {
    expect(levels[index]).toMatchObject({ columns, rows, words: { length: words } });
    for (const { word, hint } of levels[index]?.words ?? [])
      expect(hint).toBe(clues.find((one) => one.word === word)?.hint);
  }
});

const played = [...levels, ...more.map(({ level }) => level)];
const puzzles: readonly (readonly Clue[])[] = [...CROSSWORD_PUZZLES, ...morePuzzles].map(
  ({ clues }) => clues,
);

test.each(played.map((level, index) => [index, level, puzzles[index] ?? []] as const))(
  'crossword %i has no layout problems, and clues that do not tell its answers',
  (_, level, clues) => {
    expect(crosswordProblems(level)).toEqual([]);
    const answers = level.words.map(({ word }) => foldWord(word));
    for (const { hint } of level.words)
      expect(wordsIn(hint).filter((word) => answers.includes(word))).toEqual([]);
    expect(repeated(clues.map(({ word }) => foldWord(word)))).toEqual([]);
    // A clue counts the words of an answer of several words.
    for (const { word, hint } of clues) {
      const words = word.split(' ').length;
      const counted = words === 1 ? undefined : cardinal(words, 'feminine');
      expect(/\((\S+) paraules\)\.$/.exec(hint)?.[1]).toBe(counted);
    }
  },
);

test.each([
  ['crosswords', more],
  ['phrases', HANGMAN_MORE],
  ['word searches', MORE_WORD_SEARCHES],
])(
  'the ids of extra %s are parts of an address, each once',
  (_, puzzles: readonly { readonly id: string }[]) => {
    const ids = puzzles.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    for (const id of ids) expect(id).toMatch(ANCHOR);
  },
);

const catalogue = dailyCatalogue(DAILY_TOWERS);
const { towers, byCode } = catalogue;

test('all are single towers, none a neta, without repeats', () => {
  expect(byCode.size).toBe(DAILY_TOWERS.length);
  for (const { tower, people, carregat, descarregat } of towers) {
    expect([tower.neta, tower.caminant]).toEqual([false, false]);
    expect(people).toBeGreaterThan(tower.floors);
    expect(descarregat).toBeGreaterThan(carregat);
  }
});

test('has all single towers of the scores CSV, with their points', () => {
  const [, ...lines] = readFileSync('public/data/puntuacions.csv', 'utf8').trim().split(/\r?\n/);
  const scored = lines.flatMap((line) => {
    const [code = '', descarregat, carregat] = line.split(',');
    const tower = constructionOf(code);
    const alone = tower.kind === 'tower' && tower.structure !== 'V' && !tower.caminant;
    return alone
      ? [{ code: formatTower(tower), descarregat: Number(descarregat), carregat: Number(carregat) }]
      : [];
  });
  expect(scored.length).toBeGreaterThan(50);
  for (const { code, descarregat, carregat } of scored)
    expect([code, byCode.get(code)]).toMatchObject([code, { descarregat, carregat }]);
});

const hangmanMore: readonly MorePhrase[] = HANGMAN_MORE;
const phrases = [...HANGMAN_PHRASES, ...hangmanMore.map(({ phrase }) => phrase)];

test('phrases have only letters and known signs, each once', () => {
  for (const phrase of phrases) {
    expect([phrase, glyphsOf(phrase)]).not.toEqual([phrase, null]);
    expect(lettersOf(phrase).length).toBeGreaterThan(0);
  }
  expect(repeated(phrases.map(foldWord))).toEqual([]);
});

test('neither the id of a phrase nor its clue tells one of its words, and its meaning is a sentence', () => {
  for (const { id, phrase } of hangmanMore)
    for (const word of phrase.split(' ')) expect(foldWord(id)).not.toContain(foldWord(word));
  const notes = [...Object.entries(HANGMAN_NOTES), ...hangmanMore.map((one) => [one.phrase, one] as const)];
  for (const [phrase, { clue, meaning }] of notes) {
    const words = phrase.split(' ').map(foldWord);
    expect(wordsIn(clue).filter((word) => words.includes(word) && word.length > 2)).toEqual([]);
    expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
  }
});

const cards: readonly HubCard[] = HUB_CARDS;

test('the hub counts the levels that have a page', () => {
  const counted = cards.flatMap(({ path, progress }) =>
    progress.kind === 'levels'
      ? Array.from({ length: progress.count }, (_, level) => `${path}/${level}`)
      : [],
  );
  expect(counted.sort()).toEqual([...levelRoutes].sort());
});

test('each card of a game has its own page, a picture and one sentence', () => {
  for (const shelf of [cards, TODAY_CARDS]) expect(repeated(shelf.map(({ path }) => path))).toEqual([]);
  for (const { card, picture } of [...cards, ...TODAY_CARDS]) {
    expect(existsSync(`content/drawings${picture}`)).toBe(true);
    expect(card).toMatch(/^[A-ZÀ-Ú][^.!?]*\.$/u);
  }
});

test('cards of the memory have names of their own, which saved games use, and small pictures', () => {
  expect(repeated(MEMORY_CARDS.map(({ name }) => name))).toEqual([]);
  for (const image of [...MEMORY_CARDS.map(({ image }) => image), MEMORY_BACK]) {
    const picture = readFileSync(`content/drawings${image}`, 'utf8');
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 240 240"/);
    expect(picture.length).toBeLessThan(6000);
    // A picture must not fetch or run anything, nor say its name in a page that shows it face down.
    expect(picture).not.toMatch(/<script|href="(?!#)|<title|aria-label/);
  }
});

const entries: readonly MemoryEntry[] = MEMORY_PAIRS;

test('pairs of the larger games are unique, and so are their words', () => {
  const pairs = memorySizes(MEMORY_CARDS, entries).at(-1) ?? [];
  expect(repeated(pairs.map(({ name }) => name))).toEqual([]);
  const sides = pairs.flatMap((pair) => pair.sides);
  expect(repeated(sides.flatMap((side) => ('text' in side ? [side.text] : [])))).toEqual([]);
});

test('the larger games have pairs of every kind', () => {
  const kinds = (size: number) => new Set(entries.slice(0, size).map(({ kind }) => kind)).size;
  for (const size of LARGER_SIZES) if (entries.length >= size) expect(kinds(size)).toBe(3);
});

const planOf = (words: readonly string[]) => ({
  words,
  size: WORD_SEARCH_SIZE,
  forbidden: FORBIDDEN_WORDS,
});

const wordSearchLevels: readonly WordSearchLevel[] = WORD_SEARCH_LEVELS;
const wordSearchMore: readonly MoreWordSearch[] = MORE_WORD_SEARCHES;
const moreThemes: readonly MoreWordSearchTheme[] = MORE_WORD_SEARCH_THEMES;

const generated = ({ title, seed, words: meanings }: WordSearchTheme) => {
  const words = Object.keys(meanings);
  const map = generateWordSearch(planOf(words), seededRandom(seed));
  return { title, map, words, meanings: Object.values(meanings) };
};

test('word searches are what `npm run make:levels` makes of the themes', () => {
  expect(wordSearchLevels).toEqual(WORD_SEARCH_THEMES.map(generated));
  expect(wordSearchMore).toEqual(moreThemes.map(({ id, ...theme }) => ({ id, level: generated(theme) })));
});

const all = [...wordSearchLevels, ...wordSearchMore.map(({ level }) => level)];

test.each(all)(
  'the word search $title has each word once, with a meaning of one line',
  ({ map, words, meanings }) => {
    expect(problemsOf(map, planOf(words))).toEqual([]);
    expect(repeated(words.map(foldWord))).toEqual([]);
    for (const word of words) expect(foldWord(word).length).toBeGreaterThanOrEqual(3);
    expect(meanings).toHaveLength(words.length);
    for (const meaning of meanings) expect(meaning).toMatch(/^\p{Lu}.{1,73}\.$/u);
  },
);
