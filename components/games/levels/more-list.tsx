'use client';

import { GAME_TEXTS } from '@/content/interface/games';
import { type MorePuzzle, moreRoute } from '@/lib/games/shared/more';
import type { LevelGamePage } from '@/lib/games/shared/pages';
import { moreName, moreProgress } from '@/lib/games/shared/words';
import { LevelButton } from './level-button';
import styles from './level-list.module.css';
import { useMoreCompleted } from './use-more-completed';

type MoreListProps = {
  page: LevelGamePage;
  /** Number of levels. The route of the last one plays the extra puzzles. */
  levels: number;
  puzzles: readonly MorePuzzle[];
};

export function MoreList({ page, levels, puzzles }: MoreListProps) {
  const completed = useMoreCompleted(page.game, puzzles);
  return (
    <section className={styles.section} aria-labelledby="mes">
      <h2 id="mes">{GAME_TEXTS.more}</h2>
      <p>{GAME_TEXTS.moreIntro}</p>
      <ol className={styles.levels}>
        {puzzles.map(({ id, title, name }, index) => (
          <li key={id}>
            <LevelButton
              href={moreRoute(page.path, levels, id)}
              title={title}
              name={name}
              done={completed[index] ?? false}
              label={moreName(title, completed[index] ?? false, name)}
            />
          </li>
        ))}
      </ol>
      <p className={styles.progress}>{moreProgress(completed)}</p>
    </section>
  );
}
