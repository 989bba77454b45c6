import type { ComponentProps } from 'react';
import { pageAddress } from '@/lib/site/address';

/** A plain link to a page of the site, by its route: following it loads a document. */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={pageAddress(href)} />;
}
