import { BinocularsIcon } from '@phosphor-icons/react/dist/ssr/Binoculars';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { FlagPennantIcon } from '@phosphor-icons/react/dist/ssr/FlagPennant';
import { HandFistIcon } from '@phosphor-icons/react/dist/ssr/HandFist';
import { LifebuoyIcon } from '@phosphor-icons/react/dist/ssr/Lifebuoy';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { MENU_TEXTS } from '@/content/interface/castle-game/home';
import { isOpen, MENU, type MenuEntry } from '@/lib/castle-game/screens/menu';
import type { ScreenProps } from '../../frame/screens';
import styles from './game-menu.module.css';

const icons = {
  ASSAIG: HandFistIcon,
  ACTUACIO: UsersThreeIcon,
  CASTELLS: BinocularsIcon,
  HISTORIC: ClockCounterClockwiseIcon,
  MISSIONS: FlagPennantIcon,
  AJUDA: LifebuoyIcon,
  STATS: ChartLineUpIcon,
} as const satisfies Record<MenuEntry, typeof HandFistIcon>;

/** Where the player can go. What makes no sense today is disabled. */
export function GameMenu({ state, go }: Pick<ScreenProps, 'state' | 'go'>) {
  return (
    <ul className={styles.menu}>
      {MENU.map((entry) => {
        const { title, subtitle } = MENU_TEXTS[entry];
        const Icon = icons[entry];
        return (
          <li key={entry} data-entry={entry}>
            <button
              type="button"
              className={styles.tile}
              disabled={!isOpen(entry, state)}
              onClick={() => go(entry)}
            >
              <Icon aria-hidden="true" size={32} weight="duotone" />
              <span className={styles.title}>{title}</span>
              <span className={styles.subtitle}>{subtitle}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
