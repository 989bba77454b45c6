import { notFound } from 'next/navigation';
import { levelMetadata } from '@/app/metadata';
import { Crossword } from '@/components/games/crossword/crossword';
import { LevelLayout } from '@/components/games/levels/level-layout';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import { pages } from '@/content/pages';
import type { MoreCrossword } from '@/lib/games/crossword/grid';
import { nextLevelRoute, parseLevelIndex } from '@/lib/games/shared/levels';

type LevelPageProps = { params: Promise<{ idx: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return CROSSWORD_LEVELS.map((_, level) => ({ idx: String(level) }));
}

async function lookUp({ params }: LevelPageProps) {
  const index = parseLevelIndex((await params).idx, CROSSWORD_LEVELS.length) ?? notFound();
  return { index, level: CROSSWORD_LEVELS[index] ?? notFound() };
}

export async function generateMetadata(props: LevelPageProps) {
  const { index } = await lookUp(props);
  return levelMetadata(pages.crossword, CROSSWORD_PAGE, index);
}

export default async function CrosswordLevelPage(props: LevelPageProps) {
  const { index, level } = await lookUp(props);
  return (
    <LevelLayout
      page={CROSSWORD_PAGE}
      index={index}
      count={CROSSWORD_LEVELS.length}
      help={CROSSWORD_TEXTS.help}
      more={index === CROSSWORD_LEVELS.length - 1 ? moreCrosswords() : []}
    >
      <Crossword
        level={level}
        index={index}
        next={nextLevelRoute(CROSSWORD_PAGE.path, index, CROSSWORD_LEVELS.length)}
      />
    </LevelLayout>
  );
}

const more: readonly MoreCrossword[] = MORE_CROSSWORDS;

/** Extra puzzles, played on the page of the last level. */
const moreCrosswords = () =>
  more.map(({ id, title, level }) => ({ id, title, game: <Crossword level={level} index={id} /> }));
