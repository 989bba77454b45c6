import { notFound } from 'next/navigation';
import { levelMetadata } from '@/app/metadata';
import { Hangman } from '@/components/games/hangman/hangman';
import { LevelLayout } from '@/components/games/levels/level-layout';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { HANGMAN_MORE, HANGMAN_NOTES, HANGMAN_PHRASES } from '@/content/games/hangman';
import { HANGMAN_PAGE } from '@/content/games/pages';
import { HANGMAN_TEXTS, phraseTitle } from '@/content/interface/games/hangman';
import { pages } from '@/content/pages';
import { CASTELL, type MorePhrase } from '@/lib/games/hangman/game';
import { nextLevelRoute, parseLevelIndex } from '@/lib/games/shared/levels';
import { constructionOf } from '@/lib/towers/notation';

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
    <LevelLayout
      page={HANGMAN_PAGE}
      index={index}
      count={HANGMAN_PHRASES.length}
      help={HANGMAN_TEXTS.help}
      more={index === HANGMAN_PHRASES.length - 1 ? morePhrases() : []}
    >
      <Hangman
        phrase={level}
        note={HANGMAN_NOTES[level]}
        index={index}
        next={nextLevelRoute(HANGMAN_PAGE.path, index, HANGMAN_PHRASES.length)}
        castell={castell}
      />
    </LevelLayout>
  );
}

const more: readonly MorePhrase[] = HANGMAN_MORE;
// Shared by all phrases, so that the page contains the drawing once. The stylesheet hides the floors that have fallen.
const castell = (
  <TowerDrawing construction={constructionOf(CASTELL)} title={HANGMAN_TEXTS.castell} prefix="castell" />
);

/** Extra phrases, played on the page of the last level. */
const morePhrases = () =>
  more.map(({ id, phrase, clue, meaning }, index) => ({
    id,
    title: phraseTitle(index),
    game: <Hangman phrase={phrase} note={{ clue, meaning }} index={id} castell={castell} />,
  }));
