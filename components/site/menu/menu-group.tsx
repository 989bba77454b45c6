import Link from 'next/link';
import { useId } from 'react';
import type { NavigationGroup } from '@/lib/site/navigation';
import styles from './site-menu.module.css';

type MenuGroupProps = {
  group: NavigationGroup;
  open: boolean;
  onToggle: () => void;
  onFollow: () => void;
  current: (href: string) => 'page' | undefined;
};

export function MenuGroup({ group, open, onToggle, onFollow, current }: MenuGroupProps) {
  const panelId = useId();
  return (
    <li className={styles.group}>
      <button
        type="button"
        data-group
        className={styles.entry}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {group.label}
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {group.columns.map(({ title, links }) => {
          const titleId = title && `${panelId}-${title}`;
          return (
            <div key={title ?? group.label}>
              {title && (
                <p className={styles.columnTitle} id={titleId}>
                  {title}
                </p>
              )}
              <ul aria-labelledby={titleId} className={styles.links}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} prefetch={false} aria-current={current(href)} onClick={onFollow}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </li>
  );
}
