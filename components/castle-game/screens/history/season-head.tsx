import { Button } from '@/components/ui/button';
import { HISTORY_TEXTS } from '@/content/interface/castle-game/history';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { seasonPage } from '@/lib/castle-game/memory/season-page';
import { seasonFigures, seasonName } from '@/lib/castle-game/memory/words';
import type { Team } from '@/lib/castle-game/types';
import type { Season } from '@/lib/dates/seasons';
import styles from './history-screen.module.css';

type SeasonHeadProps = {
  readonly team: Team;
  readonly season: Season | undefined;
  readonly onRead: (season: Season) => void;
};

export function SeasonHead({ team, season, onRead }: SeasonHeadProps) {
  if (!season) return <h3>{HISTORY_TEXTS.noDay}</h3>;
  const page = seasonPage(team, season);
  return (
    <header className={styles.head}>
      <h3>{seasonName(season)}</h3>
      {page && <p>{seasonFigures(page)}</p>}
      {page && (
        <Button
          kind="quiet"
          aria-label={`${YEAR_TEXTS.title}: ${seasonName(season)}`}
          onClick={() => onRead(season)}
        >
          {YEAR_TEXTS.title}
        </Button>
      )}
    </header>
  );
}
