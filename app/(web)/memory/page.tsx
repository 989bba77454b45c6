import { pageMetadata } from '@/app/page-metadata';
import { Memory } from '@/components/games/memory/memory';
import { GameHelp } from '@/components/games/shared/game-help';
import { Page } from '@/components/ui/page';
import { GAME_HELP } from '@/content/games/hub';
import { MEMORY_PAGE } from '@/content/games/pages';

export const metadata = pageMetadata(MEMORY_PAGE);

export default function MemoryPage() {
  return (
    <Page title={MEMORY_PAGE.title} lead={MEMORY_PAGE.lead}>
      <Memory />
      <GameHelp lines={GAME_HELP.memory} />
    </Page>
  );
}
