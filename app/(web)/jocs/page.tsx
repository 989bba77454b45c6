import { pageMetadata } from '@/app/page-metadata';
import { QuickSection } from '@/components/castle-game/quick/quick-section';
import { GamesHub } from '@/components/games/hub/games-hub';
import { ButtonAnchor } from '@/components/ui/button';
import { Page, PageSection } from '@/components/ui/text/page';
import { GAMES_HUB, HUB_CARDS } from '@/content/games/hub';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { pages } from '@/content/pages';
import { asset } from '@/lib/site/address';

export const metadata = pageMetadata(pages.games);

export default function GamesPage() {
  return (
    <Page title={GAMES_HUB.title} lead={GAMES_HUB.intro}>
      <GamesHub cards={HUB_CARDS} />
      <PageSection id="simulador-rapid" title={QUICK_TEXTS.title}>
        <p>{QUICK_TEXTS.intro}</p>
        <QuickSection />
      </PageSection>
      <PageSection id="per-llegir" title={GAMES_HUB.story.title}>
        <p>{GAMES_HUB.story.text}</p>
        <p>
          <ButtonAnchor href={asset(`${pages.story.path}/`)}>{GAMES_HUB.story.label}</ButtonAnchor>
        </p>
      </PageSection>
    </Page>
  );
}
