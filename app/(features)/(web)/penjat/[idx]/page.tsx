import { notFound } from 'next/navigation';
import { levelMetadata } from '@/app/level-metadata';
import { Hangman } from '@/components/games/hangman/hangman';
import { HangmanCastell } from '@/components/games/hangman/hangman-castell';
import { LevelFrame } from '@/components/games/levels/level-frame';
import { HANGMAN_NOTES, HANGMAN_PHRASES } from '@/content/games/hangman';
import { HANGMAN_PAGE } from '@/content/games/pages';
import { HANGMAN_TEXTS } from '@/content/interface/games';
import { pages } from '@/content/pages';
import { parseLevelIndex } from '@/lib/games/shared/level-index';

type LevelPageProps = { params: Promise<{ idx: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return HANGMAN_PHRASES.map((_, level) => ({ idx: String(level) }));
}

async function lookUp({ params }: LevelPageProps) {
  const index = parseLevelIndex((await params).idx, HANGMAN_PHRASES.length) ?? notFound();
  return { index, level: HANGMAN_PHRASES[index] ?? notFound() };
}

export async function generateMetadata(props: LevelPageProps) {
  const { index } = await lookUp(props);
  return levelMetadata(pages.hangman, HANGMAN_PAGE, index);
}

export default async function HangmanLevelPage(props: LevelPageProps) {
  const { index, level } = await lookUp(props);
  return (
    <LevelFrame page={HANGMAN_PAGE} index={index} count={HANGMAN_PHRASES.length} help={HANGMAN_TEXTS.help}>
      <Hangman phrase={level} note={HANGMAN_NOTES[level]} index={index} castell={<HangmanCastell />} />
    </LevelFrame>
  );
}
