import type { ComponentProps, ReactNode } from 'react';
import { pageAddress } from '@/lib/site/address';
import styles from './button.module.css';

/** `accent`: main action of a view. `join`: join a rehearsal. `quiet`: all others. */
export type ButtonKind = 'accent' | 'join' | 'quiet';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: ButtonKind };

export function Button({ kind = 'accent', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} data-kind={kind} className={styles.button} />;
}

type ButtonAnchorProps = { href: string; kind?: ButtonKind; children: ReactNode };

/** `href` is a route. */
export const ButtonLink = ({ href, ...rest }: ButtonAnchorProps) => (
  <ButtonAnchor {...rest} href={pageAddress(href)} />
);

/** `href` is a full address, base path included. */
export function ButtonAnchor({ href, kind = 'accent', children }: ButtonAnchorProps) {
  return (
    <a href={href} data-kind={kind} className={styles.button}>
      {children}
    </a>
  );
}
