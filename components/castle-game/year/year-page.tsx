import { type CSSProperties, type ReactNode, useRef } from 'react';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { PagePart } from '@/components/ui/page-part';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { posterTowers } from '@/lib/castle-game/memory/poster';
import type { SeasonPage } from '@/lib/castle-game/memory/season-page';
import {
  firstOnStageText,
  seasonFigures,
  seasonName,
  seasonOutcomes,
  yearAgoSentence,
} from '@/lib/castle-game/memory/words';
import type { Team } from '@/lib/castle-game/types';
import { markedCode, membersStory } from '@/lib/castle-game/words';
import { longDate } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/number';
import { drawTower } from '@/lib/towers/drawing/draw';
import { parseConstruction } from '@/lib/towers/notation';
import { FocusedHeading } from '../frame/focused-heading';
import { PageTop } from '../frame/screen-frame';
import { MembersCurve } from './members-curve';
import { PosterButton } from './poster-button';
import { YearAmbition } from './year-ambition';
import styles from './year-page.module.css';

type YearPageProps = {
  readonly team: Team;
  readonly page: SeasonPage;
  readonly children: ReactNode;
};

export function YearPage({ team, page, children }: YearPageProps) {
  const towers = useRef<HTMLUListElement>(null);
  const { best, firsts, ambition, yearAgo } = page;
  return (
    <article className={styles.page}>
      <PageTop />
      <header className={styles.head}>
        <p>{YEAR_TEXTS.title}</p>
        <FocusedHeading>{seasonName(page.season)}</FocusedHeading>
        <p className={styles.figures}>{seasonFigures(page)}</p>
        <p>{seasonOutcomes(page)}</p>
      </header>
      <ul ref={towers} className={styles.towers} aria-label={YEAR_TEXTS.towers}>
        <PagePart fallback={null}>
          <Towers codes={posterTowers(page, team)} />
        </PagePart>
      </ul>
      <div className={styles.parts}>
        {best && <BestDay best={best} />}
        <section>
          <h3>{YEAR_TEXTS.members}</h3>
          <p>{membersStory(page.members)}</p>
          <PagePart fallback={null}>
            <MembersCurve page={page} />
          </PagePart>
          {yearAgo && <p>{yearAgoSentence(yearAgo)}</p>}
        </section>
        {ambition && <YearAmbition progress={ambition} />}
        {firsts.length > 0 && (
          <section className={styles.firsts}>
            <h3>{YEAR_TEXTS.firsts}</h3>
            <ul>
              {firsts.map((first) => (
                <li key={first.code}>{firstOnStageText(first)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.actions}>
        {children}
        <PosterButton team={team} page={page} place={towers} />
      </div>
    </article>
  );
}

/** All towers have the same scale. */
function Towers({ codes }: { codes: readonly string[] }) {
  const drawn = codes.flatMap((code) => {
    const parsed = parseConstruction(code);
    if (!parsed.ok) return [];
    const { construction } = parsed;
    return [{ code, construction, box: drawTower(construction, 'elevation').box }];
  });
  const tallest = Math.max(...drawn.map(({ box }) => box.height));
  return drawn.map(({ code, construction, box }) => (
    <li key={code} data-tower={code} style={widthOf(box.width / tallest)}>
      <TowerDrawing construction={construction} className={styles.tower} />
    </li>
  ));
}

/** `share`: width relative to the height of the tallest tower. */
const widthOf = (share: number): CSSProperties => Object.fromEntries([['--width', share]]);

function BestDay({ best: { day, rounds, points } }: { best: NonNullable<SeasonPage['best']> }) {
  return (
    <section>
      <h3>{YEAR_TEXTS.best}</h3>
      {day && <p className={styles.day}>{longDate(day)}</p>}
      <p>{rounds.map(({ code, outcome }) => markedCode(code, outcome)).join(' · ')}</p>
      <p className={styles.points}>
        {formatInteger(points)} {YEAR_TEXTS.points}
      </p>
    </section>
  );
}
