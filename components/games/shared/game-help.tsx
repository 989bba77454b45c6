import styles from './game-help.module.css';

/** How a game is played, folded until it is asked for. */
export function GameHelp({ lines }: { lines: readonly string[] }) {
  return (
    <details className={styles.help}>
      <summary>Com s'hi juga</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}
