import { levelRoute } from '@/app/level-route';
import { WordSearch } from '@/components/games/word-search/word-search';
import { WORD_SEARCH_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { WORD_SEARCH_TEXTS } from '@/content/interface/games/word-search';
import { pages } from '@/content/pages';
import type { MoreWordSearch } from '@/lib/games/word-search/grid';

const more: readonly MoreWordSearch[] = MORE_WORD_SEARCHES;

export const dynamicParams = false;

const route = levelRoute({
  entry: pages.wordSearch,
  page: WORD_SEARCH_PAGE,
  help: WORD_SEARCH_TEXTS.help,
  levels: WORD_SEARCH_LEVELS,
  game: (level, place) => <WordSearch level={level} place={place} />,
  more: more.map(({ id, level }) => ({ id, title: level.title, level })),
});

export const { generateStaticParams, generateMetadata } = route;
export default route.LevelPage;
