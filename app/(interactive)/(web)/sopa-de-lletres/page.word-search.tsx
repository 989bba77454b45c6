import { pageMetadata } from '@/app/metadata';
import { LevelsPage } from '@/components/games/levels/levels-page';
import { WORD_SEARCH_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { WORD_SEARCH_TEXTS } from '@/content/interface/games/word-search';
import { pages } from '@/content/pages';
import type { MoreWordSearch } from '@/lib/games/word-search/grid';

export const metadata = pageMetadata(pages.wordSearch);

const more: readonly MoreWordSearch[] = MORE_WORD_SEARCHES;

export default function WordSearchLevelsPage() {
  return (
    <LevelsPage
      page={WORD_SEARCH_PAGE}
      names={WORD_SEARCH_LEVELS.map(({ title }) => title)}
      more={more.map(({ id, level }) => ({ id, title: level.title, name: WORD_SEARCH_TEXTS.size(level) }))}
    />
  );
}
