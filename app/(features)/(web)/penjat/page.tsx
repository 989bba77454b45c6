import { pageMetadata } from '@/app/page-metadata';
import { LevelList } from '@/components/games/levels/level-list';
import { Page } from '@/components/ui/text/page';
import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { HANGMAN_PAGE } from '@/content/games/pages';
import { pages } from '@/content/pages';
import { phraseSize } from '@/lib/games/hangman/words';

export const metadata = pageMetadata(pages.hangman);

export default function HangmanLevelsPage() {
  return (
    <Page title={HANGMAN_PAGE.title} lead={HANGMAN_PAGE.lead}>
      <LevelList game={HANGMAN_PAGE.game} path={HANGMAN_PAGE.path} names={HANGMAN_PHRASES.map(phraseSize)} />
    </Page>
  );
}
