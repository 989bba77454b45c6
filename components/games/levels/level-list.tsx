'use client';

import { useCompletedLevels } from '@/components/games/shared/use-completed-levels';
import { GAME_TEXTS } from '@/content/interface/games';
import type { LevelGame } from '@/lib/games/shared/completion';
import { levelName, levelNumber, progressText } from '@/lib/games/shared/words';
import { capitalised } from '@/lib/text/sentence';
import { LevelButton } from './level-button';
import styles from './level-list.module.css';

type LevelListProps = {
  game: LevelGame;
  /** Route of the game. Level 0 is at `path/0`. */
  path: string;
  /** Topic of each level. */
  names: readonly string[];
};

export function LevelList({ game, path, names }: LevelListProps) {
  const completed = useCompletedLevels(game, names.length);
  const levels = names.map((name, level) => ({
    name,
    level,
    href: `${path}/${level}`,
    done: completed[level] ?? false,
  }));
  return (
    <section className={styles.section} aria-label={GAME_TEXTS.levels}>
      <ol className={styles.levels}>
        {levels.map(({ name, level, href, done }) => (
          <li key={href}>
            <LevelButton
              href={href}
              title={capitalised(levelNumber(level))}
              name={name}
              done={done}
              label={levelName(level, done, name)}
            />
          </li>
        ))}
      </ol>
      <p className={styles.progress}>{progressText(completed)}</p>
    </section>
  );
}
