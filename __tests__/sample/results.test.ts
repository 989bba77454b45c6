import { publishedScores, publishedText } from '@/__tests__/builders/results';
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
import { meritOf } from '@/lib/results/scoring/scores';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { plainText } from '@/lib/text/links';
import { isBuilt } from '@/lib/towers/types';

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

describe('texts of the towers', () => {
  const dossierOf = (code: string) => towerDossier(diades, code);
  const tried = (code: string) =>
    diades.filter(({ rounds }) => rounds.some(({ attempts }) => attempts.some((one) => one.code === code)));
  const built = (code: string) =>
    diades.filter(({ rounds }) =>
      rounds.some(({ attempts }) => attempts.some((one) => one.code === code && isBuilt(one))),
    );

  test('the 3d7s came on its second day', () => {
    expect(tried('3d7s')[1]).toBe(built('3d7s')[0]);
  });

  test('the 4d8 took three seasons, and was loaded and unloaded in the same courtyard', () => {
    const until2018 = tried('4d8').filter(({ date }) => date < '2018-12');
    expect(until2018.map(({ season }) => season)).toEqual(['2016-2017', '2017-2018', '2018-2019']);
    const { firstCarregat, firstDescarregat } = dossierOf('4d8');
    expect(firstCarregat?.place).toContain('Pati');
    expect(firstDescarregat?.place).toBe(firstCarregat?.place);
  });

  test('the 4d7s was completed in 2019 and again in 2023, no more', () => {
    expect(built('4d7s').map(({ date }) => date.slice(0, 7))).toEqual(['2019-05', '2023-05']);
  });

  test('the 3d7 was the castell of the return in May 2022, after two years without any', () => {
    const [back] = diades.filter(({ date }) => date > '2020-03-08');
    expect(back?.date.slice(0, 7)).toBe('2022-05');
    expect(built('3d7')).toContain(back);
  });

  test('the 7d7 came in the first diada of its season', () => {
    expect(diades.find(({ season }) => season === '2009-2010')).toBe(built('7d7')[0]);
  });

  test('the Pd7fm closed its diada, and the Td8fm came on that of the thirty years', () => {
    expect(dossierOf('Pd7fm').firstDescarregat?.rounds.at(-1)?.attempts[0]?.code).toBe('Pd7fm');
    expect(dossierOf('Td8fm').firstDescarregat?.reason).toBe('Diada dels trenta anys');
  });

  test('nothing was worth more than the 5d7 until the 10d7, two years later', () => {
    const roof = diades
      .filter(({ date }) => date > '2012-11' && date < '2014-11')
      .flatMap(({ rounds }) => rounds.flatMap(({ attempts }) => attempts.filter(isBuilt)))
      .reduce((most, { code }) => Math.max(most, meritOf(publishedScores(), code) ?? 0), 0);
    expect(roof).toBe(meritOf(publishedScores(), '5d7'));
  });
});

test('no text has a tower built in the years without castells', () => {
  for (const { text } of towers) expect(text.join(' ')).not.toMatch(/\b202[01]\b/);
});
