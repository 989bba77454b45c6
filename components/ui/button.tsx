import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { PageLink } from './page-link';

/** `accent` for the main action of a view, `join` for coming to rehearse, `quiet` for the rest. */
export type ButtonKind = 'accent' | 'join' | 'quiet';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: ButtonKind };

export function Button({ kind = 'accent', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} data-kind={kind} className={styles.button} />;
}

/** Looks like a button, is a link: for going somewhere. */
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

/** Looks like a button, loads a whole page: `href` is a full address, base path included. */
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
