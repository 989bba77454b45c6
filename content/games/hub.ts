import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { DAILY_OFFER_TEXTS } from '@/content/interface/games/hub';
import { pages } from '@/content/pages';
import { storyCard } from '@/content/story/card';
import type { HubCard } from '@/lib/games/shared/types';
import { CROSSWORD_LEVELS } from './crossword/levels';
import { HANGMAN_PHRASES } from './hangman';
import { MEMORY_CARDS } from './memory';
import { CASTLE_GAME_PAGE, CROSSWORD_PAGE, HANGMAN_PAGE, MEMORY_PAGE, WORD_SEARCH_PAGE } from './pages';
import { WORD_SEARCH_LEVELS } from './word-search/levels';

export const DAILY_CARD = {
  path: `${pages.games.path}?castell-del-dia`,
  title: DAILY_OFFER_TEXTS.title,
  card: DAILY_OFFER_TEXTS.card,
  picture: '/jocs/castell-del-dia.svg',
  module: 'daily-castell',
  progress: { kind: 'none' },
} as const satisfies HubCard;

const STORY_CARD = {
  path: pages.story.path,
  ...storyCard,
  picture: '/jocs/una-nit-de-maig.svg',
  module: 'story',
  progress: { kind: 'none' },
} as const satisfies HubCard;

/** Cards of the home page: what changes each day or week, and the story. */
export const TODAY_CARDS = [
  DAILY_CARD,
  {
    path: '/jocs#simulador-rapid',
    title: QUICK_TEXTS.title,
    card: QUICK_TEXTS.card,
    picture: '/jocs/simulador-rapid.svg',
    module: 'castle-game',
    progress: { kind: 'none' },
  },
  STORY_CARD,
] as const satisfies readonly HubCard[];

/** Cards of the page of all games, with the kind of progress that each shows. */
export const HUB_CARDS = [
  STORY_CARD,
  {
    ...CASTLE_GAME_PAGE,
    picture: '/jocs/joc-castells.svg',
    module: 'castle-game',
    progress: { kind: 'none' },
  },
  {
    ...MEMORY_PAGE,
    picture: '/jocs/memory.svg',
    module: 'memory',
    progress: { kind: 'best', cards: MEMORY_CARDS.map(({ name }) => name) },
  },
  {
    ...CROSSWORD_PAGE,
    picture: '/jocs/mots-encreuats.svg',
    module: 'crossword',
    progress: { kind: 'levels', game: CROSSWORD_PAGE.game, count: CROSSWORD_LEVELS.length },
  },
  {
    ...WORD_SEARCH_PAGE,
    picture: '/jocs/sopa-de-lletres.svg',
    module: 'word-search',
    progress: { kind: 'levels', game: WORD_SEARCH_PAGE.game, count: WORD_SEARCH_LEVELS.length },
  },
  {
    ...HANGMAN_PAGE,
    picture: '/jocs/penjat.svg',
    module: 'hangman',
    progress: { kind: 'levels', game: HANGMAN_PAGE.game, count: HANGMAN_PHRASES.length },
  },
] as const satisfies readonly HubCard[];
