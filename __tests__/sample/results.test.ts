import { publishedScores, publishedText } from '@/__tests__/builders/results';
import { towers } from '@/content/towers/index';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { meritOf } from '@/lib/results/scoring/scores';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { isBuilt } from '@/lib/towers/types';

const scores = publishedScores();
const parsed = parseDiades(publishedText('diades'));
if (!parsed.ok) throw new Error(parsed.reason);
const { diades } = groupDiades(parsed.rows);

/** The first times that the texts of the towers mention. */
const milestones = [
  { month: '1999-11', code: '4d7', outcome: 'c' },
  { month: '2000-05', code: '4d7', outcome: 'd' },
  { month: '2000-05', code: 'Pd5', outcome: 'd' },
  { month: '2001-11', code: '3d7', outcome: 'd' },
  { month: '2003-05', code: 'Vd5', outcome: 'd' },
  { month: '2004-11', code: '4d7a', outcome: 'd' },
  { month: '2006-11', code: '3d7a', outcome: 'd' },
  { month: '2008-11', code: 'Pd5s', outcome: 'd' },
  { month: '2009-11', code: '7d7', outcome: 'd' },
  { month: '2010-11', code: 'Td7f', outcome: 'c' },
  { month: '2011-05', code: 'Td7f', outcome: 'd' },
  { month: '2011-05', code: 'Pd6f', outcome: 'c' },
  { month: '2011-11', code: 'Pd6f', outcome: 'd' },
  { month: '2012-11', code: '5d7', outcome: 'd' },
  { month: '2014-11', code: '10d7', outcome: 'd' },
  { month: '2015-05', code: 'Vd6f', outcome: 'd' },
  { month: '2015-11', code: '3d8f', outcome: 'c' },
  { month: '2016-05', code: '3d7+4d7', outcome: 'd' },
  { month: '2016-11', code: '3d8f', outcome: 'd' },
  { month: '2017-11', code: '9d7', outcome: 'd' },
  { month: '2018-05', code: '3d7s', outcome: 'd' },
  { month: '2018-11', code: '4d8', outcome: 'c' },
  { month: '2019-05', code: '4d7s', outcome: 'd' },
  { month: '2019-11', code: '4d8', outcome: 'd' },
  { month: '2022-11', code: 'Pd7fm', outcome: 'c' },
  { month: '2023-11', code: 'Td8fm', outcome: 'c' },
  { month: '2023-11', code: 'Pd7fm', outcome: 'd' },
  { month: '2024-11', code: 'Td8fm', outcome: 'd' },
] as const;

describe('texts of the towers', () => {
  const dossierOf = (code: string) => towerDossier(diades, code);
  const built = (code: string) =>
    diades.filter(({ rounds }) =>
      rounds.some(({ attempts }) => attempts.some((one) => one.code === code && isBuilt(one))),
    );
  const tried = (code: string) =>
    diades.filter(({ rounds }) => rounds.some(({ attempts }) => attempts.some((one) => one.code === code)));

  const codes = [...new Set(milestones.map(({ code }) => code))];

  test.each(codes)('the first times of %s are those of its text', (code) => {
    const told = milestones.filter((one) => one.code === code);
    const dossier = dossierOf(code);
    const monthTold = (outcome: string) => told.find((one) => one.outcome === outcome)?.month;
    const words = towers.find((tower) => tower.code === code)?.text.join(' ') ?? '';
    for (const { month } of told) expect(words).toContain(month.slice(0, 4));
    expect(monthTold('d')).toBeDefined();
    expect(dossier.firstDescarregat?.date.slice(0, 7)).toBe(monthTold('d'));
    if (monthTold('c')) expect(dossier.firstCarregat?.date.slice(0, 7)).toBe(monthTold('c'));
    expect(built(code)[0]?.date.slice(0, 7)).toBe(monthTold('c') ?? monthTold('d'));
  });

  test('the 9d7 came at the first try, the 3d7s on its second day', () => {
    expect(tried('9d7')[0]).toBe(built('9d7')[0]);
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
      .reduce((most, { code }) => Math.max(most, meritOf(scores, code) ?? 0), 0);
    expect(roof).toBe(meritOf(scores, '5d7'));
  });
});

test('no text has a tower built in the years without castells', () => {
  for (const { text } of towers) expect(text.join(' ')).not.toMatch(/\b202[01]\b/);
});
