import { pageMetadata } from '@/app/page-metadata';
import { Memory } from '@/components/games/memory/memory';
import { GameHelp } from '@/components/games/shared/game-help';
import { GamePage } from '@/components/games/shared/game-page';
import { MEMORY_BACK, MEMORY_CARDS } from '@/content/games/memory';
import { MEMORY_PAGE } from '@/content/games/pages';
import { MEMORY_TEXTS } from '@/content/interface/games';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.memory);

export default function MemoryPage() {
  return (
    <GamePage title={MEMORY_PAGE.title}>
      <p>{MEMORY_PAGE.lead}</p>
      <Memory cards={MEMORY_CARDS} back={MEMORY_BACK} />
      <GameHelp lines={MEMORY_TEXTS.help} />
    </GamePage>
  );
}
