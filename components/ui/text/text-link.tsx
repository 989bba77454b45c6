import type { ReactNode } from 'react';
import { PageLink } from '../page-link';

/** A link in running text: inside the site by its route, elsewhere (`https:`, `mailto:`) as a plain anchor. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return <PageLink href={href}>{children}</PageLink>;
  }
  return <a href={href}>{children}</a>;
}
