import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { MENU_TEXTS } from '@/content/interface/castle-game/home';
import { isOpen, MENU } from '@/lib/castle-game/screens/home';
import styles from './game-menu.module.css';
import type { MenuIcons } from './menu-icons';

type GameMenuProps = Pick<ScreenProps, 'state' | 'go'> & { readonly icons: MenuIcons };

export function GameMenu({ state, go, icons }: GameMenuProps) {
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
              <span className={styles.subtitle}>{subtitle}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
