import { NoScripts } from '@/components/ui/notice';
import { GAME_TITLE_TEXTS } from '@/content/interface/castle-game/start';
import styles from './game-title.module.css';

/** During play only the title remains, for screen readers. */
export function GameTitle() {
  return (
    <div className={`stack gap-4 ${styles.title}`}>
      <h1>{GAME_TITLE_TEXTS.title}</h1>
      <p className={`text-l ${styles.lead}`}>{GAME_TITLE_TEXTS.lead}</p>
      <NoScripts>{GAME_TITLE_TEXTS.noScripts}</NoScripts>
    </div>
  );
}
