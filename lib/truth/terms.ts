import type { Membership } from '@/lib/club/types';
import { rankDiades } from '@/lib/results/views/ranking';
import { isBuilt } from '@/lib/towers/types';
import type { Facts } from './contradictions';
import { sentencesOf } from './sentences';
import type { Statement, Telling, Term, TowerStatement } from './statement';

/** The statements of a card are within the years of its person. */
export function outOfTerm({ where, says, term }: Telling): string[] {
  if (!term) return [];
  return says
    .flatMap((one) => dateOf(one) ?? [])
    .filter((date) => !isIn(term, date))
    .map((date) => `${where}: tells ${date}, which is not of those years`);
}

/** A first on a page of a tower is also on the card of who was head then. */
export function firstsUntold(cards: readonly Telling[], towers: readonly Telling[]): string[] {
  return towers.flatMap(({ where, says }) =>
    says.filter(isFirst).flatMap(({ tower, outcome, date }) => {
      const card = cardOf(cards, date);
      const told = card?.says.some(
        (one) => isFirst(one) && one.tower === tower && one.outcome === outcome && sameDate(one.date, date),
      );
      return !card || told
        ? []
        : [`${card.where}: does not tell ${tower} ${outcome} (${date}), told by ${where}`];
    }),
  );
}

const isFirst = (one: Statement): one is TowerStatement =>
  'outcome' in one && isBuilt(one) && one.first === true;

const sameDate = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * History, timeline and the card of that head have the best diades. The home page has the last diada if it is one of
 * them.
 */
export function greatDiadesUntold(
  tellings: readonly Telling[],
  cards: readonly Telling[],
  { diades, scores }: Pick<Facts, 'diades' | 'scores'>,
  count: number,
): string[] {
  const last = diades.at(-1)?.date;
  return rankDiades(diades, scores, count).flatMap(({ diada: { date }, position }) => {
    const places = [
      { where: 'history', those: tellings.filter(({ where }) => where.startsWith('history')) },
      { where: 'timeline', those: tellings.filter(({ where }) => where.startsWith('timeline')) },
      { where: 'card', those: [cardOf(cards, date)].flatMap((card) => card ?? []) },
      ...(date === last
        ? [{ where: 'home', those: tellings.filter(({ where }) => where === 'page: home') }]
        : []),
    ];
    return places
      .filter(({ those }) => !those.some(({ says }) => says.some((one) => isRank(one, date))))
      .map(({ where }) => `${where}: does not tell the diada of ${date}, in place ${position} of all`);
  });
}

const isRank = (one: Statement, date: string) => 'rank' in one && one.date === date;

/** Of two in one year, the later. */
function cardOf(cards: readonly Telling[], date: string): Telling | undefined {
  return cards.findLast(({ term }) => term && isIn(term, date));
}

/** Undefined if about several days or not about the person's own years. */
function dateOf(one: Statement): string | undefined {
  if ('date' in one) return one.date;
  return 'document' in one ? one.approved : undefined;
}

/** A year counts whole in a period that begins and ends in it. */
function isIn({ from, to }: Term, date: string): boolean {
  return from.some((start, index) => {
    const end = to[index];
    const first = start === end ? `${start}-01` : `${start}-09`;
    const last = start === end ? `${end}-12` : `${end ?? 9999}-08`;
    const day = date.slice(0, 7);
    return day >= first.slice(0, day.length) && day <= last.slice(0, day.length);
  });
}

const ABOUT_FEES = /quota|quotes|temporada|season/i;
const SUM = /(\d+) euros/g;

/** Each fee is on a page, and no page has another. */
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
