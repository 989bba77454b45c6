import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { MENU_TEXTS } from '@/content/interface/castle-game/home';
import { toAcceptLabel } from '@/content/interface/castle-game/missions';
import { isOpen, MENU } from '@/lib/castle-game/screens/home';
import styles from './game-menu.module.css';
import type { MenuIcons } from './menu-icons';

type GameMenuProps = Pick<ScreenProps, 'rules' | 'state' | 'go'> & { readonly icons: MenuIcons };

export function GameMenu({ rules, state, go, icons }: GameMenuProps) {
  const proposed = rules.proposedMissions(state.team).length;
  return (
    <ul className={styles.menu}>
      {MENU.map((entry) => {
        const { title, subtitle } = MENU_TEXTS[entry];
        return (
          <li key={entry} data-entry={entry}>
            <button
              type="button"
              className={styles.tile}
              disabled={!isOpen(entry, state)}
              onClick={() => go(entry)}
            >
              {icons[entry]}
              <span className={styles.title}>{title}</span>
              <span className={styles.subtitle}>
                {entry === 'MISSIONS' && proposed > 0 ? toAcceptLabel(proposed) : subtitle}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
