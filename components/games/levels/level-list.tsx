'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import Link from 'next/link';
import { useCompletedLevels } from '@/components/games/shared/use-completed-levels';
import type { LevelGame } from '@/lib/games/shared/completion';
import { levelName, progressText } from '@/lib/games/shared/sentences';
import styles from './level-list.module.css';

type LevelListProps = {
  game: LevelGame;
  /** The game's route; level 0 is `path/0`. */
  path: string;
  /** What each level is about. */
  names: readonly string[];
};

/** A button for each level, which says whether it is completed, and how many are. */
export function LevelList({ game, path, names }: LevelListProps) {
  const completed = useCompletedLevels(game, names.length);
  const levels = names.map((name, level) => ({
    name,
    level,
    href: `${path}/${level}`,
    done: completed[level] ?? false,
  }));
  return (
    <section className={styles.section} aria-label="Nivells">
      <ol className={styles.levels}>
        {levels.map(({ name, level, href, done }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className={styles.level}
              data-completed={done}
              aria-label={`${levelName(level, done)}: ${name}`}
            >
              <span className={styles.mark} aria-hidden="true">
                {done && <CheckIcon size={28} weight="bold" />}
              </span>
              <span className={styles.words}>
                <span className={styles.number}>Nivell {level + 1}</span>
                <span className={styles.state}>{done ? 'completat' : 'per completar'}</span>
                <span className={styles.name}>{name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.progress}>{progressText(completed)}</p>
    </section>
  );
}
