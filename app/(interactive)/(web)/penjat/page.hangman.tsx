import { pageMetadata } from '@/app/metadata';
import { LevelList, MoreList } from '@/components/games/levels/level-list';
import { Page } from '@/components/ui/text/page';
import { HANGMAN_MORE, HANGMAN_PHRASES } from '@/content/games/hangman';
import { HANGMAN_PAGE } from '@/content/games/pages';
import { phraseSize, phraseTitle } from '@/content/interface/games/hangman';
import { pages } from '@/content/pages';
import type { MorePhrase } from '@/lib/games/hangman/game';

export const metadata = pageMetadata(pages.hangman);

const more: readonly MorePhrase[] = HANGMAN_MORE;

export default function HangmanLevelsPage() {
  return (
    <Page title={HANGMAN_PAGE.title} lead={HANGMAN_PAGE.lead}>
      <LevelList game={HANGMAN_PAGE.game} path={HANGMAN_PAGE.path} names={HANGMAN_PHRASES.map(phraseSize)} />
      {more.length > 0 && (
        <MoreList
          page={HANGMAN_PAGE}
          levels={HANGMAN_PHRASES.length}
          puzzles={more.map(({ id, phrase }, index) => ({
            id,
            title: phraseTitle(index),
            name: phraseSize(phrase),
          }))}
        />
      )}
    </Page>
  );
}
