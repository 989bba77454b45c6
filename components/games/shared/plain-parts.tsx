import { GAME_TEXTS } from '@/content/interface/games/shared';
import styles from './game-page.module.css';
import type { Announcement } from './use-game';

// Apart from `notices.tsx` and `game-page.tsx`, whose icons the castell of the day must not load.

export function GameHelp({ lines }: { lines: readonly string[] }) {
  return (
    <details className={`measure panel round-m ${styles.help}`} data-only="screen">
      <summary className="fold">{GAME_TEXTS.help}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}

/** Each announcement is a new element, so that a repeated sentence is announced again. */
export function LiveRegion({ announcement: { text, count } }: { announcement: Announcement }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="visually-hidden">
      <p key={count}>{text}</p>
    </div>
  );
}
