import { pageMetadata } from '@/app/metadata';
import { LevelList, MoreList } from '@/components/games/levels/level-list';
import { Page } from '@/components/ui/text/page';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { levelSize } from '@/content/interface/games/crossword';
import { pages } from '@/content/pages';
import type { MoreCrossword } from '@/lib/games/crossword/grid';

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
