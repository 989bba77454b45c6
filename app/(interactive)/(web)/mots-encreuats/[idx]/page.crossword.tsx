import { levelRoute } from '@/app/level-route';
import { Crossword } from '@/components/games/crossword/crossword';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import { pages } from '@/content/pages';
import type { MoreCrossword } from '@/lib/games/crossword/grid';

const more: readonly MoreCrossword[] = MORE_CROSSWORDS;

export const dynamicParams = false;

const route = levelRoute({
  entry: pages.crossword,
  page: CROSSWORD_PAGE,
  help: CROSSWORD_TEXTS.help,
  levels: CROSSWORD_LEVELS,
  game: (level, place) => <Crossword level={level} place={place} />,
  more,
});

export const { generateStaticParams, generateMetadata } = route;
export default route.LevelPage;
