import { pageMetadata } from '@/app/page-metadata';
import { LevelList } from '@/components/games/levels/level-list';
import { Page } from '@/components/ui/text/page';
import { WORD_SEARCH_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.wordSearch);

export default function WordSearchLevelsPage() {
  return (
    <Page title={WORD_SEARCH_PAGE.title} lead={WORD_SEARCH_PAGE.lead}>
      <LevelList
        game={WORD_SEARCH_PAGE.game}
        path={WORD_SEARCH_PAGE.path}
        names={WORD_SEARCH_LEVELS.map(({ title }) => title)}
      />
    </Page>
  );
}
