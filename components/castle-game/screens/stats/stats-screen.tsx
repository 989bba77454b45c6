import { useId } from 'react';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { ShowMore, useMore } from '@/components/castle-game/shell/show-more';
import { TowerCode } from '@/components/castle-game/shell/tower-code';
import { LazyChart } from '@/components/shared/lazy-chart/lazy-chart';
import { Badge } from '@/components/ui/badge';
import { pointsLabel } from '@/content/interface/castle-game/points-and-members';
import { chartLabel, STATS_TEXTS } from '@/content/interface/castle-game/stats';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { type Progress, progressOfTeam } from '@/lib/castle-game/screens/towers';
import type { Stats, TowerStat } from '@/lib/castle-game/types';
import { formatPercent } from '@/lib/text/catalan';
import styles from './stats-screen.module.css';

/** Towers per page: four rows of three. */
const STEP = 12;

export function StatsScreen({ state: { team }, back }: ScreenProps) {
  const progress = progressOfTeam(team);
  const { shown, showMore, refFor } = useMore(progress.length, STEP);
  return (
    <ScreenShell title={STATS_TEXTS.title} onBack={back}>
      <div className="stack gap-2">
        <h3>{STATS_TEXTS.heading}</h3>
        <p className="measure soft">{progress.length === 0 ? STATS_TEXTS.empty : STATS_TEXTS.about}</p>
      </div>
      {progress.length > 0 && (
        <>
          <div className={`grid at-start gap-5 ${styles.cards}`}>
            {progress.slice(0, shown).map((one, index) => (
              <ProgressCard
                key={one.stat.code}
                progress={one}
                stats={team.stats}
                headingRef={refFor(index)}
              />
            ))}
          </div>
          {progress.length > STEP && <ShowMore shown={shown} all={progress.length} onMore={showMore} />}
        </>
      )}
    </ScreenShell>
  );
}

const loadChart = () => import('./progress-chart').then(({ ProgressChart }) => ProgressChart);

type ProgressCardProps = {
  readonly progress: Progress;
  readonly stats: Stats;
  readonly headingRef: ((heading: HTMLElement | null) => void) | undefined;
};

function ProgressCard({ progress, stats, headingRef }: ProgressCardProps) {
  const { stat } = progress;
  const id = useId();
  const [now] = chancesOf(stats, stat.code);
  return (
    <section aria-labelledby={id} className="stack panel shrink gap-2 pad-4">
      <header className="row baseline apart gap-3">
        <h4 id={id} ref={headingRef} tabIndex={-1} className="title-m">
          <TowerCode>{stat.code}</TowerCode>
        </h4>
        <p className={`note ${styles.now}`}>
          {STATS_TEXTS.now} <strong>{formatPercent(now)}</strong>
        </p>
      </header>
      <p className="cluster gap-2">
        <Points stat={stat} />
      </p>
      <LazyChart
        load={loadChart}
        chart={{ points: progress.points }}
        label={chartLabel(progress)}
        height="12rem"
      />
    </section>
  );
}

function Points({ stat: { rehearsalOnly, descarregat, carregat } }: { readonly stat: TowerStat }) {
  if (rehearsalOnly) return <Badge>{STATS_TEXTS.rehearsal}</Badge>;
  return (
    <>
      <Badge kind="accent">
        {STATS_TEXTS.descarregat} <strong>{pointsLabel(descarregat)}</strong>
      </Badge>{' '}
      <Badge>
        {STATS_TEXTS.carregat} <strong>{pointsLabel(carregat)}</strong>
      </Badge>
    </>
  );
}
