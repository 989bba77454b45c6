import { levelRoute } from '@/app/level-route';
import { Hangman } from '@/components/games/hangman/hangman';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { HANGMAN_MORE, HANGMAN_NOTES, HANGMAN_PHRASES } from '@/content/games/hangman';
import { HANGMAN_PAGE } from '@/content/games/pages';
import { HANGMAN_TEXTS, phraseTitle } from '@/content/interface/games/hangman';
import { pages } from '@/content/pages';
import { CASTELL, type MorePhrase } from '@/lib/games/hangman/game';
import { constructionOf } from '@/lib/towers/notation';

const more: readonly MorePhrase[] = HANGMAN_MORE;
// Shared by all phrases, so that the page contains the drawing once. The stylesheet hides the floors that have fallen.
const castell = (
  <TowerDrawing construction={constructionOf(CASTELL)} title={HANGMAN_TEXTS.castell} prefix="castell" />
);

export const dynamicParams = false;

const route = levelRoute<Omit<MorePhrase, 'id'>>({
  entry: pages.hangman,
  page: HANGMAN_PAGE,
  help: HANGMAN_TEXTS.help,
  levels: HANGMAN_PHRASES.map((phrase) => ({ phrase, ...HANGMAN_NOTES[phrase] })),
  game: ({ phrase, clue, meaning }, place) => (
    <Hangman phrase={phrase} note={{ clue, meaning }} place={place} castell={castell} />
  ),
  more: more.map((level, index) => ({ id: level.id, title: phraseTitle(index), level })),
});

export const { generateStaticParams, generateMetadata } = route;
export default route.LevelPage;
