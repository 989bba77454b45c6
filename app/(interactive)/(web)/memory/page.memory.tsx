import { pageMetadata } from '@/app/metadata';
import { MemoryBySize } from '@/components/games/memory/memory';
import { GamePage } from '@/components/games/shared/game-page';
import { GameHelp } from '@/components/games/shared/plain-parts';
import { MEMORY_BACK, MEMORY_CARDS, MEMORY_PAIRS } from '@/content/games/memory';
import { MEMORY_PAGE } from '@/content/games/pages';
import { MEMORY_TEXTS } from '@/content/interface/games/memory';
import { pages } from '@/content/pages';
import { memorySizes } from '@/lib/games/memory/pairs';

export const metadata = pageMetadata(pages.memory);

export default function MemoryPage() {
  return (
    <GamePage title={MEMORY_PAGE.title} lead={MEMORY_PAGE.lead}>
      <MemoryBySize sizes={memorySizes(MEMORY_CARDS, MEMORY_PAIRS)} back={MEMORY_BACK} />
      <GameHelp lines={MEMORY_TEXTS.help} />
    </GamePage>
  );
}
