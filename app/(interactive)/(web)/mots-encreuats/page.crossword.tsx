import { pageMetadata } from '@/app/metadata';
import { LevelsPage } from '@/components/games/levels/levels-page';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import { pages } from '@/content/pages';
import type { MoreCrossword } from '@/lib/games/crossword/grid';

export const metadata = pageMetadata(pages.crossword);

const more: readonly MoreCrossword[] = MORE_CROSSWORDS;

export default function CrosswordLevelsPage() {
  return (
    <LevelsPage
      page={CROSSWORD_PAGE}
      names={CROSSWORD_LEVELS.map(CROSSWORD_TEXTS.size)}
      more={more.map(({ id, title, level }) => ({ id, title, name: CROSSWORD_TEXTS.size(level) }))}
    />
  );
}
