import { pageMetadata } from '@/app/metadata';
import { LevelList, MoreList } from '@/components/games/levels/level-list';
import { Page } from '@/components/ui/text/page';
import { WORD_SEARCH_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { wordCount } from '@/content/interface/games/word-search';
import { pages } from '@/content/pages';
import type { MoreWordSearch } from '@/lib/games/word-search/grid';

export const metadata = pageMetadata(pages.wordSearch);

const more: readonly MoreWordSearch[] = MORE_WORD_SEARCHES;

export default function WordSearchLevelsPage() {
  return (
    <Page title={WORD_SEARCH_PAGE.title} lead={WORD_SEARCH_PAGE.lead}>
      <LevelList
        game={WORD_SEARCH_PAGE.game}
        path={WORD_SEARCH_PAGE.path}
        names={WORD_SEARCH_LEVELS.map(({ title }) => title)}
      />
      {more.length > 0 && (
        <MoreList
          page={WORD_SEARCH_PAGE}
          levels={WORD_SEARCH_LEVELS.length}
          puzzles={more.map(({ id, level }) => ({ id, title: level.title, name: wordCount(level) }))}
        />
      )}
    </Page>
  );
}
