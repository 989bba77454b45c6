'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useCompletedLevels } from '@/components/games/shared/use-completed-levels';
import { PageLink } from '@/components/ui/page-link';
import { GAME_TEXTS } from '@/content/interface/games';
import type { LevelGame } from '@/lib/games/shared/completion';
import { levelName, levelNumber, levelState, progressText } from '@/lib/games/shared/words';
import { capitalised } from '@/lib/text/sentence';
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
    <section className={styles.section} aria-label={GAME_TEXTS.levels}>
      <ol className={styles.levels}>
        {levels.map(({ name, level, href, done }) => (
          <li key={href}>
            <PageLink
              href={href}
              className={styles.level}
              data-completed={done}
              aria-label={levelName(level, done, name)}
            >
              <span className={styles.mark} aria-hidden="true">
                {done && <CheckIcon size={28} weight="bold" />}
              </span>
              <span className={styles.words}>
                {/* With spaces between them these are the words of its name, which nobody would say in one. */}
                <span className={styles.number}>{capitalised(levelNumber(level))}</span>{' '}
                <span className={styles.state}>{levelState(done)}</span>{' '}
                <span className={styles.name}>{name}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ol>
      <p className={styles.progress}>{progressText(completed)}</p>
    </section>
  );
}
