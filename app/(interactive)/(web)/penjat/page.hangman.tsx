import { pageMetadata } from '@/app/metadata';
import { LevelsPage } from '@/components/games/levels/levels-page';
import { HANGMAN_MORE, HANGMAN_PHRASES } from '@/content/games/hangman';
import { HANGMAN_PAGE } from '@/content/games/pages';
import { HANGMAN_TEXTS, phraseTitle } from '@/content/interface/games/hangman';
import { pages } from '@/content/pages';
import type { MorePhrase } from '@/lib/games/hangman/game';

export const metadata = pageMetadata(pages.hangman);

const more: readonly MorePhrase[] = HANGMAN_MORE;

export default function HangmanLevelsPage() {
  return (
    <LevelsPage
      page={HANGMAN_PAGE}
      names={HANGMAN_PHRASES.map(HANGMAN_TEXTS.size)}
      more={more.map(({ id, phrase }, index) => ({
        id,
        title: phraseTitle(index),
        name: HANGMAN_TEXTS.size(phrase),
      }))}
    />
  );
}
