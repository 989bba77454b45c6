import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { Crossword } from '@/components/games/crossword/crossword';
import { LevelFrame } from '@/components/games/levels/level-frame';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { GAME_HELP } from '@/content/games/hub';
import { CROSSWORD_PAGE } from '@/content/games/pages';
import { pages } from '@/content/pages';
import { parseLevelIndex } from '@/lib/games/shared/level-index';

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
  return pageMetadata(pages.crossword, {
    below: String(index),
    description: `${CROSSWORD_PAGE.title}, nivell ${index + 1}. ${CROSSWORD_PAGE.levelDescription}`,
    cardTitle: `${CROSSWORD_PAGE.title}, nivell ${index + 1}`,
  });
}

export default async function CrosswordLevelPage(props: LevelPageProps) {
  const { index, level } = await lookUp(props);
  return (
    <LevelFrame
      page={CROSSWORD_PAGE}
      index={index}
      count={CROSSWORD_LEVELS.length}
      help={GAME_HELP['mots-encreuats']}
    >
      <Crossword level={level} index={index} />
    </LevelFrame>
  );
}
