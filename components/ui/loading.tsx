import styles from './loading.module.css';

export function Loading({ children }: { children: string }) {
  return (
    <p className="inline at-end gap-3 soft" data-only="scripts" role="status">
      <span className={`inline gap-1 ${styles.floors}`} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {children}
    </p>
  );
}
