'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useCompletedLevels, useMoreCompleted } from '@/components/games/shared/use-completion';
import { PageLink } from '@/components/ui/page-link';
import { GAME_TEXTS, levelName, levelNumber, levelState, moreName } from '@/content/interface/games/shared';
import { type MorePuzzle, moreRoute } from '@/lib/games/shared/levels';
import type { LevelGame, LevelGamePage } from '@/lib/games/shared/types';
import { capitalised } from '@/lib/text/catalan';
import styles from './level-list.module.css';

type LevelListProps = {
  game: LevelGame;
  /** Route of the game. Level 0 is at `path/0`. */
  path: string;
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
    <section className="stack gap-5" aria-label={GAME_TEXTS.levels}>
      <ol className="grid columns-m gap-4">
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
    </section>
  );
}

type LevelButtonProps = {
  href: string;
  title: string;
  name: string;
  done: boolean;
  label: string;
};

function LevelButton({ href, title, name, done, label }: LevelButtonProps) {
  return (
    <PageLink
      href={href}
      className={`stack middle gap-4 pad-4 round-l raised ink tall ${styles.level}`}
      data-completed={done}
      aria-label={label}
    >
      <span className={`stack center pill ${styles.mark}`} aria-hidden="true">
        {done && <CheckIcon size={28} weight="bold" />}
      </span>
      <span className="stack">
        {/* The spaces keep the visible words the same as in the accessible name. */}
        <span className={`display title-s bolder ${styles.number}`}>{title}</span>{' '}
        <span className={`note semibold ${styles.state}`}>{levelState(done)}</span>{' '}
        <span className="small">{name}</span>
      </span>
    </PageLink>
  );
}

type MoreListProps = {
  page: LevelGamePage;
  /** Number of levels. The route of the last one plays the extra puzzles. */
  levels: number;
  puzzles: readonly MorePuzzle[];
};

export function MoreList({ page, levels, puzzles }: MoreListProps) {
  const completed = useMoreCompleted(page.game, puzzles);
  return (
    <section className="stack gap-5" aria-labelledby="mes">
      <h2 id="mes">{GAME_TEXTS.more}</h2>
      <p>{GAME_TEXTS.moreIntro}</p>
      <ol className="grid columns-m gap-4">
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
    </section>
  );
}
