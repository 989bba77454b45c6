import { pageMetadata } from '@/app/metadata';
import { QuickSection } from '@/components/castle-game/quick/quick-section';
import { DailySection } from '@/components/games/daily-castell/daily-section';
import { GamesHub } from '@/components/games/hub/games-hub';
import { SavedDataSection } from '@/components/games/saved-data/saved-data-section';
import { EarlyQuery } from '@/components/shared/early-query';
import { NoScripts } from '@/components/ui/notice';
import { PagePart } from '@/components/ui/page-part';
import { Page, PageSection } from '@/components/ui/text/page';
import { DAILY_CARD, HUB_CARDS } from '@/content/games/hub';
import { GAMES_PAGE } from '@/content/games/pages';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { DAILY_OFFER_TEXTS, SAVED_DATA_SECTION_TEXTS } from '@/content/interface/games/hub';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { pages } from '@/content/pages';
import { hasModule } from '@/content/shown';
import { towers } from '@/content/towers';
import { DAILY_QUERY } from '@/lib/games/daily-castell/days';

const cards = HUB_CARDS.filter(({ module }) => hasModule(module));

export const metadata = pageMetadata(pages.games);

export default function GamesPage() {
  return (
    <Page title={GAMES_PAGE.title} lead={GAMES_PAGE.lead}>
      <NoScripts>{GAME_TEXTS.noScripts}</NoScripts>
      {hasModule('daily-castell') && (
        <PageSection id="castell-del-dia" title={DAILY_OFFER_TEXTS.title}>
          <PagePart>
            <DailySection pages={towers.map(({ code }) => code)} picture={DAILY_CARD.picture} />
          </PagePart>
          <EarlyQuery parameters={[DAILY_QUERY]} />
        </PageSection>
      )}
      {cards.length > 0 && <GamesHub cards={cards} />}
      {hasModule('castle-game') && (
        <PageSection id="simulador-rapid" title={QUICK_TEXTS.title}>
          <p>{QUICK_TEXTS.intro}</p>
          <PagePart>
            <QuickSection />
          </PagePart>
        </PageSection>
      )}
      <PageSection id="records" title={SAVED_DATA_SECTION_TEXTS.title}>
        <p>
          {SAVED_DATA_SECTION_TEXTS.intro} {hasModule('free-bar') && SAVED_DATA_SECTION_TEXTS.freeBar}
        </p>
        <PagePart>
          <SavedDataSection />
        </PagePart>
      </PageSection>
    </Page>
  );
}
