import type { ReactNode } from 'react';
import { NoScripts } from '@/components/ui/no-scripts';
import { GAME_TEXTS } from '@/content/interface/games';
import styles from './game-page.module.css';

type GamePageProps = {
  title: string;
  /** Which level, in words; a game without levels has none. */
  level?: ReactNode;
  children: ReactNode;
};

/** The page a game is played on: a title that leaves the screen to the game. */
export function GamePage({ title, level, children }: GamePageProps) {
  return (
    <div className={styles.frame}>
      <h1 className={styles.title}>
        {title} {level !== undefined && <span className={styles.level}>{level}</span>}
      </h1>
      <NoScripts>{GAME_TEXTS.noScripts}</NoScripts>
      {children}
    </div>
  );
}
