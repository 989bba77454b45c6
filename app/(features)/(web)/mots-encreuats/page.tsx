import { pageMetadata } from '@/app/page-metadata';
import { LevelList } from '@/components/games/levels/level-list';
import { Page } from '@/components/ui/text/page';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { pages } from '@/content/pages';
import { levelSize } from '@/lib/games/crossword/words';

export const metadata = pageMetadata(pages.crossword);

export default function CrosswordLevelsPage() {
  return (
    <Page title={CROSSWORD_PAGE.title} lead={CROSSWORD_PAGE.lead}>
      <LevelList
        game={CROSSWORD_PAGE.game}
        path={CROSSWORD_PAGE.path}
        names={CROSSWORD_LEVELS.map(levelSize)}
      />
    </Page>
  );
}
