import { HOME_TEXTS } from '@/content/castle-game/texts/home';
import { attemptsLabel } from '@/lib/castle-game/view/labels';
import type { ScreenProps } from '../screens';
import { AdvanceButton } from './advance-button';
import styles from './game-bar.module.css';

type GameBarProps = Pick<ScreenProps, 'state' | 'act'> & { readonly atHome: boolean };

/** The team in its colour: its name, what is left of the day and, below, who has come. */
export function GameBar({ state, act, atHome }: GameBarProps) {
  const { name, today, actualCastellers, castellers } = state.team;
  return (
    <header className={styles.bar}>
      <div className={styles.top}>
        <p className={styles.name}>{name}</p>
        <p className={styles.left}>
          {today.type === 'assaig' ? attemptsLabel(today.provesLeft) : today.done ? HOME_TEXTS.done : null}
        </p>
        {atHome && <AdvanceButton state={state} act={act} label={HOME_TEXTS.toEnd} />}
      </div>
      <p className={styles.people}>
        <strong>
          {actualCastellers}/{castellers}
        </strong>{' '}
        han vingut avui
      </p>
    </header>
  );
}
