import { GAME_TEXTS } from '@/content/interface/games';
import styles from './game-help.module.css';

export function GameHelp({ lines }: { lines: readonly string[] }) {
  return (
    <details className={styles.help}>
      <summary>{GAME_TEXTS.help}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}
