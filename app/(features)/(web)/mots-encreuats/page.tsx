import { pageMetadata } from '@/app/page-metadata';
import { LevelList } from '@/components/games/levels/level-list';
import { MoreList } from '@/components/games/levels/more-list';
import { Page } from '@/components/ui/text/page';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { pages } from '@/content/pages';
import type { MoreCrossword } from '@/lib/games/crossword/types';
import { levelSize } from '@/lib/games/crossword/words';

export const metadata = pageMetadata(pages.crossword);

const more: readonly MoreCrossword[] = MORE_CROSSWORDS;

export default function CrosswordLevelsPage() {
  return (
    <Page title={CROSSWORD_PAGE.title} lead={CROSSWORD_PAGE.lead}>
      <LevelList
        game={CROSSWORD_PAGE.game}
        path={CROSSWORD_PAGE.path}
        names={CROSSWORD_LEVELS.map(levelSize)}
      />
      {more.length > 0 && (
        <MoreList
          page={CROSSWORD_PAGE}
          levels={CROSSWORD_LEVELS.length}
          puzzles={more.map(({ id, title, level }) => ({ id, title, name: levelSize(level) }))}
        />
      )}
    </Page>
  );
}
