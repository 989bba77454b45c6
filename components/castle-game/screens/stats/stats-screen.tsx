import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { ShowMore, useMore } from '@/components/castle-game/shell/show-more';
import { STATS_TEXTS } from '@/content/interface/castle-game/stats';
import { progressOfTeam } from '@/lib/castle-game/screens/towers';
import { ProgressCard } from './progress-card';
import styles from './stats-screen.module.css';

/** Towers per page: four rows of three. */
const STEP = 12;

export function StatsScreen({ state: { team }, back }: ScreenProps) {
  const progress = progressOfTeam(team);
  const { shown, showMore, refFor } = useMore(progress.length, STEP);
  return (
    <ScreenShell title={STATS_TEXTS.title} onBack={back}>
      <div className={styles.head}>
        <h3>{STATS_TEXTS.heading}</h3>
        <p>{progress.length === 0 ? STATS_TEXTS.empty : STATS_TEXTS.about}</p>
      </div>
      {progress.length > 0 && (
        <>
          <div className={styles.cards}>
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
