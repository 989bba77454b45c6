import type { ReactNode } from 'react';
import { PageLink } from '../page-link';

/** Routes start with a slash. Other URLs (`https:`, `mailto:`) are used as they are. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return <PageLink href={href}>{children}</PageLink>;
  }
  return <a href={href}>{children}</a>;
}
