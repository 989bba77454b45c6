import { publishedText } from '@/__tests__/builders/results';
import { claims } from '@/content/history/claims';
import { eras } from '@/content/history/eras';
import { home } from '@/content/pages/home';
import { heads } from '@/content/people/heads';
import { presidents } from '@/content/people/presidents';
import { timelineEvents } from '@/content/timeline/events';
import { towers } from '@/content/towers/index';
import { seasonsBetween } from '@/lib/dates/seasons';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { plainText } from '@/lib/text/links';

const parsed = parseDiades(publishedText('diades'));
if (!parsed.ok) throw new Error(parsed.reason);
const { diades } = groupDiades(parsed.rows);
const tries = diades.flatMap(({ date, season, rounds }) =>
  rounds.flatMap(({ attempts }) => attempts.map(({ code, outcome }) => ({ code, outcome, date, season }))),
);

/** All texts of a value, as they are read. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? plainText(value)
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textOf).join('\n')
      : '';
const texts = textOf([towers, heads, presidents, eras, timelineEvents, home]);

test.each(claims)('$says: the results say so too', (claim) => {
  const { code, says } = claim;
  expect(texts).toContain(says);
  const own = tries.filter((one) => one.code === code);
  switch (claim.kind) {
    case 'first':
    case 'second': {
      const built = own.filter(({ outcome }) => outcome === claim.outcome);
      expect(built[claim.kind === 'first' ? 0 : 1]?.date).toMatch(new RegExp(`^${claim.date}`));
      return;
    }
    case 'first try':
      expect(own[0]).toMatchObject({ outcome: claim.outcome, date: expect.stringMatching(`^${claim.date}`) });
      return;
    case 'every season': {
      const last = diades.at(-1)?.season ?? claim.since;
      const seasons = new Set(own.map(({ season }) => season));
      for (const season of seasonsBetween(claim.since, last)) expect(seasons).toContain(season);
      return;
    }
    case 'share': {
      const since = diades.filter(({ date }) => date >= claim.since);
      const having = since.filter(({ rounds }) =>
        rounds.some(({ attempts }) => attempts.some((one) => [code, ...claim.or].includes(one.code))),
      );
      expect(having.length / since.length).toBeCloseTo(claim.share, 1);
      return;
    }
  }
});
