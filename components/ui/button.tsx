import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { PageLink } from './page-link';

/** `accent`: main action of a view. `join`: join a rehearsal. `quiet`: all others. */
export type ButtonKind = 'accent' | 'join' | 'quiet';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: ButtonKind };

export function Button({ kind = 'accent', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} data-kind={kind} className={styles.button} />;
}

export function ButtonLink({
  href,
  kind = 'accent',
  children,
}: {
  href: string;
  kind?: ButtonKind;
  children: ReactNode;
}) {
  return (
    <PageLink href={href} data-kind={kind} className={styles.button}>
      {children}
    </PageLink>
  );
}

/** `href` is a full address, base path included. */
export function ButtonAnchor({
  href,
  kind = 'accent',
  children,
}: {
  href: string;
  kind?: ButtonKind;
  children: ReactNode;
}) {
  return (
    <a href={href} data-kind={kind} className={styles.button}>
      {children}
    </a>
  );
}
