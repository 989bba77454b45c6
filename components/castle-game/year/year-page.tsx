import { type CSSProperties, type ReactNode, type RefObject, useRef, useState } from 'react';
import { FocusedHeading, PageTop } from '@/components/castle-game/shell/screen-shell';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { Button } from '@/components/ui/button';
import { PagePart } from '@/components/ui/page-part';
import { diadaTexts } from '@/content/castle-game/diada-texts';
import { diades, rivals } from '@/content/castle-game/diades';
import { courseText, DIADES_TEXTS, diadaTitle } from '@/content/interface/castle-game/diades';
import { membersStory } from '@/content/interface/castle-game/points-and-members';
import { markedCode } from '@/content/interface/castle-game/towers';
import {
  curveLabel,
  seasonFigures,
  seasonName,
  seasonOutcomes,
  YEAR_TEXTS,
  yearAgoSentence,
} from '@/content/interface/castle-game/year';
import { saveFile } from '@/lib/browser/page';
import { performancesOf } from '@/lib/castle-game/engine/season-history';
import { courseStandings, namedPerformances } from '@/lib/castle-game/history/course';
import { type NamedPerformance, namedDiadaOn } from '@/lib/castle-game/history/diades';
import { posterTowers } from '@/lib/castle-game/history/poster';
import { placedCurve, type SeasonPage } from '@/lib/castle-game/history/season-page';
import { posterFileName } from '@/lib/castle-game/saves/file-name';
import type { Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/catalan';
import { drawTower } from '@/lib/towers/drawing/draw';
import { parseConstruction } from '@/lib/towers/notation';
import { DiadaTable } from './diada-table';
import styles from './year-page.module.css';

type YearPageProps = {
  readonly team: Team;
  readonly page: SeasonPage;
  readonly children: ReactNode;
};

export function YearPage({ team, page, children }: YearPageProps) {
  const towers = useRef<HTMLUListElement>(null);
  const { best, firsts, yearAgo } = page;
  const named = namedPerformances(diades, performancesOf(team, page.season));
  return (
    <article className={`stack shrink gap-5 fill mx-auto ${styles.page}`}>
      <PageTop />
      <header className={`stack gap-1 ${styles.head}`}>
        <p>{YEAR_TEXTS.title}</p>
        <FocusedHeading>{seasonName(page.season)}</FocusedHeading>
        <p className="display title-m bolder leading-title">{seasonFigures(page)}</p>
        <p>{seasonOutcomes(page)}</p>
      </header>
      <ul ref={towers} className={`row at-end gap-4 ${styles.towers}`} aria-label={YEAR_TEXTS.towers}>
        <PagePart fallback={null}>
          <Towers codes={posterTowers(page, team)} />
        </PagePart>
      </ul>
      <div className={`cluster gap-5 ${styles.parts}`}>
        {best && <BestDay best={best} />}
        <section>
          <h3>{YEAR_TEXTS.members}</h3>
          <p>{membersStory(page.members)}</p>
          <PagePart fallback={null}>
            <MembersCurve page={page} />
          </PagePart>
          {yearAgo && <p>{yearAgoSentence(yearAgo)}</p>}
        </section>
        {named.length > 0 && <NamedDiades team={team} named={named} />}
        {firsts.length > 0 && (
          <section className={styles.firsts}>
            <h3>{YEAR_TEXTS.firsts}</h3>
            <ul>
              {firsts.map((first) => (
                <li key={first.code}>{YEAR_TEXTS.firstOnStage(first)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="cluster middle gap-3">
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
      <TowerDrawing construction={construction} className="block fill" />
    </li>
  ));
}

/** `share`: width relative to the height of the tallest tower. */
const widthOf = (share: number): CSSProperties => Object.fromEntries([['--width', share]]);

function BestDay({ best: { day, rounds, points } }: { best: NonNullable<SeasonPage['best']> }) {
  const diada = day && namedDiadaOn(diades, day);
  return (
    <section>
      <h3>{YEAR_TEXTS.best}</h3>
      {diada && <p>{diadaTitle(diada)}</p>}
      {day && <p className="soft capital">{longDate(day)}</p>}
      <p>{rounds.map(({ code, outcome }) => markedCode(code, outcome)).join(' · ')}</p>
      <p className="figure title-m">
        {formatInteger(points)} {YEAR_TEXTS.points}
      </p>
    </section>
  );
}

type Named = NamedPerformance<(typeof diades)[number]>;
type NamedDiadesProps = { readonly team: Team; readonly named: readonly Named[] };

function NamedDiades({ team, named }: NamedDiadesProps) {
  return (
    <section className={styles.diades}>
      <h3>{DIADES_TEXTS.year}</h3>
      <p>{courseText(courseStandings(rivals, team, named))}</p>
      <ul>
        {named.map(({ diada, day, performance: { rounds } }) => (
          <li key={day}>
            <svg viewBox="0 0 120 60" aria-hidden="true">
              <path fillRule="evenodd" d={diadaTexts[diada.id].drawing} />
            </svg>
            <div>
              <h4>{diadaTitle(diada)}</h4>
              <p className="soft capital">{longDate(day)}</p>
              <DiadaTable team={team} day={day} rounds={rounds} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In units of the drawing. */
const [WIDTH, HEIGHT] = [600, 200];

function MembersCurve({ page: { curve, season } }: { page: SeasonPage }) {
  const points = placedCurve(curve, season).map(({ x, y, ...rest }) => ({
    ...rest,
    x: Math.round(x * WIDTH),
    y: Math.round((1 - y) * HEIGHT),
  }));
  const last = points.at(-1);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg viewBox={`-4 -28 ${WIDTH + 104} ${HEIGHT + 32}`} role="img" className={`fill ${styles.curve}`}>
      <title>{curveLabel(curve)}</title>
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles.ground} />
      <polyline points={line} className={styles.line} />
      {last && (
        <>
          <circle cx={last.x} cy={last.y} r={6} className={styles.now} />
          <text x={last.x + 10} y={last.y - 8} fontSize={38} className={`display bold ${styles.figure}`}>
            {formatInteger(last.members)}
          </text>
        </>
      )}
    </svg>
  );
}

type PosterButtonProps = {
  readonly team: Team;
  readonly page: SeasonPage;
  readonly place: RefObject<HTMLElement | null>;
};

function PosterButton({ team, page, place }: PosterButtonProps) {
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const save = async () => {
    if (!place.current) return;
    setState('drawing');
    try {
      const { drawPoster } = await import('./draw-poster');
      const picture = await drawPoster(team, page, place.current);
      saveFile(posterFileName(team.name, page.season), picture, 'image/png');
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button kind="quiet" disabled={state === 'drawing'} onClick={save}>
        {state === 'drawing' ? YEAR_TEXTS.drawing : YEAR_TEXTS.poster}
      </Button>
      {state === 'failed' && <p role="alert">{YEAR_TEXTS.posterFailed}</p>}
    </>
  );
}
