import styles from './loading.module.css';

/** Says what is being waited for; three floors go up beside it. */
export function Loading({ children }: { children: string }) {
  return (
    <p className={styles.loading} role="status">
      <span className={styles.floors} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {children}
    </p>
  );
}
