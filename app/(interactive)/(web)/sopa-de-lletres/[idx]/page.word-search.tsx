import { notFound } from 'next/navigation';
import { levelMetadata } from '@/app/metadata';
import { LevelLayout } from '@/components/games/levels/level-layout';
import { WordSearch } from '@/components/games/word-search/word-search';
import { WORD_SEARCH_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { WORD_SEARCH_TEXTS } from '@/content/interface/games/word-search';
import { pages } from '@/content/pages';
import { nextLevelRoute, parseLevelIndex } from '@/lib/games/shared/levels';
import type { MoreWordSearch } from '@/lib/games/word-search/grid';

type LevelPageProps = { params: Promise<{ idx: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return WORD_SEARCH_LEVELS.map((_, level) => ({ idx: String(level) }));
}

async function lookUp({ params }: LevelPageProps) {
  const index = parseLevelIndex((await params).idx, WORD_SEARCH_LEVELS.length) ?? notFound();
  return { index, level: WORD_SEARCH_LEVELS[index] ?? notFound() };
}

export async function generateMetadata(props: LevelPageProps) {
  const { index } = await lookUp(props);
  return levelMetadata(pages.wordSearch, WORD_SEARCH_PAGE, index);
}

export default async function WordSearchLevelPage(props: LevelPageProps) {
  const { index, level } = await lookUp(props);
  return (
    <LevelLayout
      page={WORD_SEARCH_PAGE}
      index={index}
      count={WORD_SEARCH_LEVELS.length}
      help={WORD_SEARCH_TEXTS.help}
      more={index === WORD_SEARCH_LEVELS.length - 1 ? moreWordSearches() : []}
    >
      <WordSearch
        level={level}
        index={index}
        next={nextLevelRoute(WORD_SEARCH_PAGE.path, index, WORD_SEARCH_LEVELS.length)}
      />
    </LevelLayout>
  );
}

const more: readonly MoreWordSearch[] = MORE_WORD_SEARCHES;

/** Extra word searches, played on the page of the last level. */
const moreWordSearches = () =>
  more.map(({ id, level }) => ({ id, title: level.title, game: <WordSearch level={level} index={id} /> }));
