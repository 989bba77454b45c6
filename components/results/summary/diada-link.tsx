import type { ReactNode } from 'react';
import type { PagePath } from '@/content/pages';
import { formatListQuery } from '@/lib/results/query';
import { pageAddress } from '@/lib/site/address';

const LIST: PagePath = '/llista-de-diades';

type DiadaLinkProps = {
  date: string;
  /** Tower tried, if the link is about one. */
  code?: string;
  children: ReactNode;
};

/** Leads to the list, with the diades of one date. */
export function DiadaLink({ date, code, children }: DiadaLinkProps) {
  const query = formatListQuery({ from: date, to: date, code: code ?? null });
  return <a href={pageAddress(LIST + query)}>{children}</a>;
}
