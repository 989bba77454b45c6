import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { snapshot } from '@/app/snapshot';
import { Hero } from '@/components/home/hero';
import { OnThisDay } from '@/components/home/on-this-day';
import { HomeSection, HomeSections, PlayCards, RandomQuotes, Reasons } from '@/components/home/sections';
import { TowerGallery } from '@/components/towers/tower-gallery';
import { TowerPicture } from '@/components/towers/tower-picture';
import { ButtonLink } from '@/components/ui/button';
import { StructuredData } from '@/components/ui/inline-script';
import { club } from '@/content/club';
import { TODAY_CARDS } from '@/content/games/hub';
import { DRAW_TEXTS } from '@/content/interface/draw-tower';
import {
  bestOfSeasonText,
  LAST_DIADA_LINK,
  lastDiadaText,
  lastIsBestText,
} from '@/content/interface/results';
import { quotes } from '@/content/lists';
import { pages } from '@/content/pages';
import { home } from '@/content/pages/home';
import { hasModule } from '@/content/shown';
import { towers } from '@/content/towers';
import { anniversariesOf, remember } from '@/lib/calendar/anniversaries';
import { clubThing, siteThing } from '@/lib/club/structured-data';
import type { Quote } from '@/lib/club/types';
import { roundName } from '@/lib/results/diada';
import { dayQuery } from '@/lib/results/query';
import { bestOfLastSeason } from '@/lib/results/views/ranking';
import { absolute } from '@/lib/site/address';
import { towerName } from '@/lib/towers/name';
import { splitIntoGroups } from '@/lib/values/collections';

export const metadata = pageMetadata(pages.home);

const [best] = towers;
const shownTowers = towers.slice(0, 4);
const pilar = shownTowers.find(({ code }) => code.startsWith('P'));
const playCards = TODAY_CARDS.filter(({ module }) => hasModule(module));
const shownQuotes: readonly Quote[] = quotes;
const { diades, scores, snapshotFacts } = snapshot;
const onBuildDay = remember(anniversariesOf(diades), snapshotFacts.built);

const [last] = hasModule('results') ? diades.slice(-1) : [];
const lastText = last ? lastDiadaText(last.date, last.reason, last.rounds.map(roundName)) : '';

/** A sentence of the results. Empty if the club publishes none. */
function bestDiada(): string {
  const ranked = hasModule('results') ? bestOfLastSeason(diades, scores) : undefined;
  if (!ranked) return '';
  if (ranked.diada.date === last?.date) return lastIsBestText(ranked.position);
  const names = ranked.attempts.flatMap(({ attempt, verdict }) =>
    verdict === 'counts' ? [towerName(attempt)] : [],
  );
  return bestOfSeasonText(ranked.diada.date, names, ranked.position);
}

export default function HomePage() {
  return (
    <>
      <StructuredData
        things={[clubThing(club, '/icons/icon-512.png', absolute), siteThing(club, absolute)]}
      />
      <Hero
        picture={best && <TowerPicture tower={best} link={best.link} eager />}
        small={pilar && <TowerPicture tower={pilar} link={pilar.link} inGallery />}
        built={buildDay}
      />
      <HomeSections>
        <Reasons />
        <HomeSection
          id="castells"
          title={home.towers.title}
          intro={[home.towers.intro, lastText, bestDiada()].filter(Boolean).join(' ')}
          links={
            <>
              <ButtonLink href={home.towers.more.link} kind="quiet">
                {home.towers.more.label}
              </ButtonLink>
              <ButtonLink href={`${pages.bestTowers.path}#dibuixa`} kind="quiet">
                {DRAW_TEXTS.title}
              </ButtonLink>
              {last && (
                <ButtonLink href={`${pages.diades.path}${dayQuery(last.date)}`} kind="quiet">
                  {LAST_DIADA_LINK}
                </ButtonLink>
              )}
            </>
          }
        >
          <TowerGallery towers={shownTowers} level={3} />
        </HomeSection>
        {hasModule('results') && (
          <OnThisDay
            initial={onBuildDay}
            built={snapshotFacts.built}
            last={diades.at(-1)?.date ?? ''}
            listPath={pages.diades.path}
          />
        )}
        {playCards.length > 0 && (
          <HomeSection id="jocs" title={home.play.title} intro={home.play.intro}>
            <PlayCards cards={playCards} />
          </HomeSection>
        )}
        {shownQuotes.length > 0 && (
          <HomeSection id="frases" title={home.quotes.title} intro={home.quotes.intro}>
            <RandomQuotes groups={splitIntoGroups(shownQuotes, 3)} />
          </HomeSection>
        )}
      </HomeSections>
    </>
  );
}
