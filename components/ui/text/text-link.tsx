import Link from 'next/link';
import type { ReactNode } from 'react';

/** A link in running text: inside the site by its route, elsewhere (`https:`, `mailto:`) as a plain anchor. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    );
  }
  return <a href={href}>{children}</a>;
}
