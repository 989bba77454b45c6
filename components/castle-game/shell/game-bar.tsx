import { SoundSwitch } from '@/components/castle-game/sound/sound-switch';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { attemptsLabel, SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { attemptsToLose } from '@/lib/castle-game/engine/days';
import { membersBeforeResult } from '@/lib/castle-game/screens/missions';
import type { Team, Today } from '@/lib/castle-game/types';
import { AdvanceButton } from './advance-button';
import styles from './game-bar.module.css';
import { useIsShowRunning } from './play-session';
import type { ScreenProps } from './screens';

type GameBarProps = Pick<ScreenProps, 'state' | 'act'> & { readonly atHome: boolean };

export function GameBar({ state, act, atHome }: GameBarProps) {
  const label = dayLabel(state.team.today);
  const left = attemptsToLose(state);
  return (
    <header className={styles.bar} data-home={atHome}>
      <div className={`cluster middle gap-2 gap-x-5 display ${styles.top}`}>
        <p className={`title-m bolder leading-title min-0 anywhere flexible ${styles.name}`}>
          {state.team.name}
        </p>
        <SoundSwitch />
        {atHome && (
          <>
            {label && <p className="title-s strong">{label}</p>}
            <AdvanceButton
              state={state}
              act={act}
              label={left > 0 ? HOME_TEXTS.skipAttempts(left) : SHELL_TEXTS.advanceTitle}
            />
          </>
        )}
      </div>
      <People team={state.team} />
    </header>
  );
}

function dayLabel(today: Today): string | null {
  if (today.type === 'rehearsal') return attemptsLabel(today.attemptsLeft);
  return today.done ? HOME_TEXTS.done : null;
}

function People({ team }: { team: Team }) {
  const showing = useIsShowRunning();
  return (
    <p className={`row baseline gap-2 sunken soft line-end ${styles.people}`}>
      <strong>
        {team.attendees}/{showing ? membersBeforeResult(team) : team.members}
      </strong>{' '}
      {HOME_TEXTS.present}
    </p>
  );
}
