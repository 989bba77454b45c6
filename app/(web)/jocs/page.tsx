import { pageMetadata } from '@/app/page-metadata';
import { GamesHub } from '@/components/games/hub/games-hub';
import { Page } from '@/components/ui/page';
import { GAMES_HUB } from '@/content/games/hub';

export const metadata = pageMetadata({ path: '/jocs', description: GAMES_HUB.description });

export default function GamesPage() {
  return (
    <Page title={GAMES_HUB.title} lead={GAMES_HUB.intro}>
      <GamesHub />
    </Page>
  );
}
