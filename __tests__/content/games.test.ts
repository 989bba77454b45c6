import { existsSync, readFileSync } from 'node:fs';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORD_PUZZLES } from '@/content/games/crossword/more';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { CROSSWORD_PUZZLES } from '@/content/games/crossword/puzzles';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { HANGMAN_MORE, HANGMAN_NOTES, HANGMAN_PHRASES } from '@/content/games/hangman';
import { HUB_CARDS } from '@/content/games/hub';
import { levelRoutes } from '@/content/games/level-routes';
import { MEMORY_BACK, MEMORY_CARDS, MEMORY_PAIRS } from '@/content/games/memory';
import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCH_THEMES } from '@/content/games/word-search/more';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { WORD_SEARCH_THEMES } from '@/content/games/word-search/themes';
import { addDays, type Weekday, weekdayOf } from '@/lib/dates/days';
import { fillPattern } from '@/lib/games/crossword/fill';
import type { Clue, CrosswordLevel, MoreCrossword } from '@/lib/games/crossword/grid';
import { CHECKED_SHARE, CROSSED_SHARE, type MoreCrosswordPuzzle } from '@/lib/games/crossword/layout';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';
import { castellOf, dailyCatalogue, dailyPicture } from '@/lib/games/daily-castell/catalogue';
import { FIRST_DAY, MAX_TRIES } from '@/lib/games/daily-castell/days';
import { feedbackOf } from '@/lib/games/daily-castell/game';
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
import { pickIndex, type Random, seededRandom } from '@/lib/values/random';

const levels: readonly CrosswordLevel[] = CROSSWORD_LEVELS;
const more: readonly MoreCrossword[] = MORE_CROSSWORDS;
const morePuzzles: readonly MoreCrosswordPuzzle[] = MORE_CROSSWORD_PUZZLES;

test('there is a level for each puzzle', () => {
  expect(levels).toHaveLength(CROSSWORD_PUZZLES.length);
});

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
  expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
  for (const { id } of more) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('in extra crosswords half of the squares are crossed, and a third of each word is checked', () => {
  for (const { level } of more) {
    const { squares, crossed, leastChecked } = densityOf(level);
    expect(crossed / squares).toBeGreaterThanOrEqual(CROSSED_SHARE);
    expect(leastChecked).toBeGreaterThanOrEqual(CHECKED_SHARE);
  }
});

test.each(CROSSWORD_PUZZLES.map((puzzle, index) => ({ puzzle, index })))(
  'level $index is laid out from its puzzle: run `npm run make:levels` when it is not',
  ({ puzzle, index }) => {
    const clues: readonly Clue[] = puzzle.clues;
    const level = levels[index] ?? { columns: 0, rows: 0, words: [] };
    expect(level).toMatchObject({ columns: puzzle.columns, rows: puzzle.rows });
    expect(level.words).toHaveLength(puzzle.words);
    const listed = new Map(clues.map(({ word, hint }) => [word, hint]));
    for (const { word, hint } of level.words) expect(hint).toBe(listed.get(word));
  },
);

const played = [...levels, ...more.map(({ level }) => level)];
const puzzles: readonly (readonly Clue[])[] = [...CROSSWORD_PUZZLES, ...morePuzzles].map(
  ({ clues }) => clues,
);

describe.each(played.map((level, index) => ({ level, index, clues: puzzles[index] ?? [] })))(
  'crossword $index',
  ({ level, clues }) => {
    test('has no layout problems', () => {
      expect(crosswordProblems(level)).toEqual([]);
    });

    test('no clue contains its answer', () => {
      const answers = level.words.map(({ word }) => foldWord(word));
      for (const { hint } of level.words) {
        const said = hint.split(/[^\p{L}·]+/u).map(foldWord);
        expect(said.filter((word) => answers.includes(word))).toEqual([]);
      }
    });

    test('has each answer once, and clues count the words of an answer of several words', () => {
      expect(new Set(clues.map(({ word }) => foldWord(word))).size).toBe(clues.length);
      for (const { word, hint } of clues) {
        const words = word.split(' ').length;
        expect(/\((\S+) paraules\)\.$/.exec(hint)?.[1]).toBe(
          words === 1 ? undefined : cardinal(words, 'feminine'),
        );
      }
    });
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

test('pictures have different names that do not reveal codes', () => {
  const names = towers.map((tower) => dailyPicture(catalogue, tower));
  expect(new Set(names).size).toBe(towers.length);
  for (const name of names) expect(name).toMatch(/^\d+\.svg$/);
});

/** Tries of a player who tries any castell that fits all hints. A day that is lost counts as one try more than the limit. */
function triesOn(date: string, random: Random): number {
  const answer = castellOf(catalogue, date);
  let fitting = towers;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const tried = fitting[pickIndex(fitting.length, random)] ?? answer;
    if (tried === answer) return tries;
    const hints = JSON.stringify(feedbackOf(date, tried, answer));
    fitting = fitting.filter(
      (other) => other !== tried && JSON.stringify(feedbackOf(date, tried, other)) === hints,
    );
  }
  return MAX_TRIES + 1;
}

test('a player who tries any castell that fits the hints needs three or four tries, more on Sunday than on Monday', () => {
  const random = seededRandom(1);
  const games = Array.from({ length: 150 * 7 }, (_, day) => {
    const date = addDays(FIRST_DAY, day);
    return { weekday: weekdayOf(date), tries: triesOn(date, random) };
  });
  const meanTries = (weekday?: Weekday) => {
    const tries = games
      .filter((game) => (weekday ?? game.weekday) === game.weekday)
      .map((game) => game.tries);
    return tries.reduce((sum, one) => sum + one, 0) / tries.length;
  };
  expect(meanTries()).toBeGreaterThan(3.2);
  expect(meanTries()).toBeLessThan(4);
  const lost = games.filter(({ tries }) => tries > MAX_TRIES).length / games.length;
  expect(lost).toBeGreaterThan(0.02);
  expect(lost).toBeLessThan(0.08);
  expect(meanTries('diumenge') - meanTries('dilluns')).toBeGreaterThan(0.8);
});

const hangmanMore: readonly MorePhrase[] = HANGMAN_MORE;
const phrases = [...HANGMAN_PHRASES, ...hangmanMore.map(({ phrase }) => phrase)];

test.each(phrases)('«%s» has only letters and known signs', (phrase) => {
  expect(glyphsOf(phrase)).not.toBeNull();
  expect(lettersOf(phrase).length).toBeGreaterThan(0);
});

test('phrases are unique', () => {
  expect(new Set(phrases.map(foldWord)).size).toBe(phrases.length);
});

test('ids of extra phrases are valid in an address and do not reveal the phrase', () => {
  expect(new Set(hangmanMore.map(({ id }) => id)).size).toBe(hangmanMore.length);
  for (const { id, phrase } of hangmanMore) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const word of phrase.split(' ')) expect(foldWord(id)).not.toContain(foldWord(word));
  }
});

test.each([...Object.entries(HANGMAN_NOTES), ...hangmanMore.map((one) => [one.phrase, one] as const)])(
  'the clue of «%s» holds none of its words',
  (phrase, { clue, meaning }) => {
    const said = clue.split(/[^\p{L}·]+/u).map(foldWord);
    const words = phrase.split(' ').map(foldWord);
    expect(said.filter((word) => words.includes(word) && word.length > 2)).toEqual([]);
    expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
  },
);

const cards: readonly HubCard[] = HUB_CARDS;

test('the hub counts the levels that have a page', () => {
  const counted = cards.flatMap(({ path, progress }) =>
    progress.kind === 'levels'
      ? Array.from({ length: progress.count }, (_, level) => `${path}/${level}`)
      : [],
  );
  expect(counted.sort()).toEqual([...levelRoutes].sort());
});

test('each card has its own page, a picture and one sentence', () => {
  expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length);
  for (const { card, picture } of cards) {
    expect(existsSync(`content/drawings${picture}`)).toBe(true);
    expect(card).toMatch(/^[A-ZÀ-Ú][^.!?]*\.$/u);
  }
});

test('names of cards, which saved games use, are unique', () => {
  expect(new Set(MEMORY_CARDS.map(({ name }) => name)).size).toBe(MEMORY_CARDS.length);
});

test.each([...MEMORY_CARDS.map(({ image }) => image), MEMORY_BACK])(
  '%s is a small picture of our own',
  (image) => {
    const picture = readFileSync(`content/drawings${image}`, 'utf8');
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 240 240"/);
    expect(picture.length).toBeLessThan(6000);
    // A picture must not fetch or run anything, nor say its name in a page that shows it face down.
    expect(picture).not.toMatch(/<script|href="(?!#)|<title|aria-label/);
  },
);

const entries: readonly MemoryEntry[] = MEMORY_PAIRS;

test('pairs of the larger games are unique, and so are their words', () => {
  const pairs = memorySizes(MEMORY_CARDS, entries).at(-1) ?? [];
  expect(new Set(pairs.map(({ name }) => name)).size).toBe(pairs.length);
  const words = pairs.flatMap(({ sides }) => sides.flatMap((side) => ('text' in side ? [side.text] : [])));
  expect(new Set(words).size).toBe(words.length);
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

test('the levels are what `npm run make:levels` makes of the themes', () => {
  expect(wordSearchLevels).toEqual(WORD_SEARCH_THEMES.map(generated));
});

test('the extra word searches too, with unique ids', () => {
  expect(wordSearchMore).toEqual(moreThemes.map(({ id, ...theme }) => ({ id, level: generated(theme) })));
  expect(new Set(wordSearchMore.map(({ id }) => id)).size).toBe(wordSearchMore.length);
  for (const { id } of wordSearchMore) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

const all = [...wordSearchLevels, ...wordSearchMore.map(({ level }) => level)];

describe.each(all)('level $title', ({ map, words, meanings }) => {
  test('has a meaning of one line for each word', () => {
    expect(meanings).toHaveLength(words.length);
    for (const meaning of meanings) {
      expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
      expect(meaning.length).toBeLessThanOrEqual(75);
    }
  });

  test('words are unique and have three letters or more', () => {
    expect(new Set(words.map(foldWord)).size).toBe(words.length);
    for (const word of words) expect(foldWord(word).length).toBeGreaterThanOrEqual(3);
  });

  test('has each word once, all directions and no forbidden word', () => {
    expect(problemsOf(map, planOf(words))).toEqual([]);
  });
});
