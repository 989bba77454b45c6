import type { Membership } from '@/lib/club/types';
import { sentencesOf } from './dates-in';

const ABOUT_FEES = /quota|quotes|temporada|season/i;
const SUM = /(\d+) euros/g;

/** Each fee stands on a page, and no page tells another. */
export function feeProblems(
  { fee }: Membership,
  pages: readonly { id: string; texts: readonly string[] }[],
): string[] {
  const fees: readonly number[] = Object.values(fee);
  const told = pages.flatMap(({ id, texts }) =>
    sentencesOf(texts)
      .filter((sentence) => ABOUT_FEES.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(SUM)].map(([, sum]) => ({ id, sum: Number(sum) }))),
  );
  return [
    ...Object.entries(fee)
      .filter(([, euros]) => !told.some(({ sum }) => sum === euros))
      .map(([name, euros]) => `membership: ${name}, ${euros}, stands on no page`),
    ...told
      .filter(({ sum }) => !fees.includes(sum))
      .map(({ id, sum }) => `page: ${id}: no fee is of ${sum} euros`),
  ];
}
