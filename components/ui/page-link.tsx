import type { ComponentProps } from 'react';
import { pageAddress } from '@/lib/site/address';

/** A plain link by route, without client-side navigation. */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={pageAddress(href)} />;
}
