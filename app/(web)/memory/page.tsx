import { pageMetadata } from '@/app/page-metadata';
import { Memory } from '@/components/games/memory/memory';
import { GameHelp } from '@/components/games/shared/game-help';
import { GamePage } from '@/components/games/shared/game-page';
import { GAME_HELP } from '@/content/games/hub';
import { MEMORY_PAGE } from '@/content/games/pages';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.memory);

export default function MemoryPage() {
  return (
    <GamePage title={MEMORY_PAGE.title}>
      <p>{MEMORY_PAGE.lead}</p>
      <Memory />
      <GameHelp lines={GAME_HELP.memory} />
    </GamePage>
  );
}
