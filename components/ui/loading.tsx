import styles from './loading.module.css';

export function Loading({ children }: { children: string }) {
  return (
    <p className="inline at-end soft gap-3" data-only="scripts" role="status">
      <span className={styles.floors} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {children}
    </p>
  );
}
