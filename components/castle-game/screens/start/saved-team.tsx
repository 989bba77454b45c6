import { START_TEXTS } from '@/content/interface/castle-game/start';
import type { GameState } from '@/lib/castle-game/types';
import { teamSize } from '@/lib/castle-game/words';
import { longDate } from '@/lib/dates/formats';
import { teamColours } from '../../frame/team-colours';
import styles from './saved-team.module.css';

export function SavedTeam({ state: { team } }: { state: GameState }) {
  return (
    <dl className={styles.saved} style={teamColours(team.color)}>
      <dt>{START_TEXTS.saved}</dt>
      <dd>
        <strong>{team.name}</strong>
        <span>
          {longDate(team.date)} · {teamSize(team.members)}
        </span>
      </dd>
    </dl>
  );
}
