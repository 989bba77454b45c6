import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { WarningOctagonIcon } from '@phosphor-icons/react/dist/ssr/WarningOctagon';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, danger: WarningOctagonIcon };

/** `danger` interrupts screen readers, other kinds do not. */
export function Notice({ kind = 'info', children }: { kind?: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <div
      className={`row gap-3 pad-4 round-s ${styles.notice}`}
      data-kind={kind}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <Icon aria-hidden="true" className={`flex-none ${styles.icon}`} size={24} weight="bold" />
      <div className="stack start gap-2">{children}</div>
    </div>
  );
}

export function NoScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Notice kind="warning">
        <p>{children}</p>
      </Notice>
    </noscript>
  );
}
