import fc from 'fast-check';
import { aCsv, type CsvRow } from '@/__tests__/builders/results';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';
import { withFixedScores } from '@/lib/results/scoring/scores';
import { rankDiades } from '@/lib/results/views/ranking';

// Counts random CSVs a second time, plainly and from the rules alone, without reading, grouping and scoring of `lib/results`.

const SHEETS = 60;
const TODAY = '2021-03-15';

type Try = { readonly code: string; readonly outcome: (typeof OUTCOMES)[number] };
type PlainDiada = { readonly date: string; readonly reason: string; readonly rounds: readonly Try[][] };
type PlainPoints = Readonly<Record<string, readonly [descarregat: number, carregat: number] | undefined>>;

const TOWERS = 'Pd4 Pd5 Pd6f Pd4cam Td8fm Td7f 3d6 3d7 3d6s 3d6a 4d7 4d8f 5d6 6d6 8d6 9d7'.split(' ');
const FIXED: Record<string, number> = { Vd5: 751, Vd6f: 1911, '3d7+4d7': 2301, Pd3cam: 14, Pd4cam: 119 };
const NAMED: Record<string, string> = { 'Pd4 Pd4 Pd5': 'Vd5', 'Pd5 Pd5 Pd6f': 'Vd6f', '3d7 4d7': '3d7+4d7' };
const UNNAMED = ['3d6a 4d7', '3d6 3d6', 'Pd5 Pd4', 'Pd4 Pd4', 'Pd4 Pd4 Pd4'];
/** The sheet writes their initials. */
const OUTCOMES = ['descarregat', 'carregat', 'intent', 'intent desmuntat', 'peu desmuntat'] as const;

const anyTry = (code: string) =>
  fc.record({ code: fc.constant(code), outcome: fc.constantFrom(...OUTCOMES) });
const round = fc
  .oneof(fc.constantFrom(...TOWERS), fc.constantFrom(...TOWERS, ...Object.keys(NAMED), ...UNNAMED))
  .chain((codes) => fc.tuple(...codes.split(' ').map(anyTry)));
const date = fc
  .date({ min: new Date('1995-01-01'), max: new Date('2022-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const diada = fc.record({ date, rounds: fc.array(round, { minLength: 1, maxLength: 8 }) });
const sheet = fc
  .array(diada, { minLength: 5, maxLength: 30 })
  .map((diades) => diades.map((one, place): PlainDiada => ({ ...one, reason: `Diada ${place}` })));

/** May lack any tower. */
const pair = fc.tuple(fc.integer({ min: 100, max: 3000 }), fc.integer({ min: 50, max: 99 }));
const pairs = [...TOWERS, 'Vd5', 'Vd6f', '3d7+4d7'].map((code) => [code, pair] as const);
const points: fc.Arbitrary<PlainPoints> = fc.record(Object.fromEntries(pairs), { requiredKeys: [] });

const built = ({ outcome }: Try) => outcome === 'descarregat' || outcome === 'carregat';

function triesOf(towers: readonly Try[]): readonly Try[] {
  const raised = towers.filter((one) => one.outcome !== 'peu desmuntat');
  const codes = raised.map(({ code }) => code).sort();
  const code = NAMED[codes.join(' ')];
  if (!code || !raised.every(built)) return towers;
  const outcome = raised.some((one) => one.outcome === 'carregat') ? 'carregat' : 'descarregat';
  return [{ code, outcome }, ...towers.filter((one) => one.outcome === 'peu desmuntat')];
}

function scoreOf(tries: readonly Try[], table: PlainPoints): number {
  const best: Record<string, number> = {};
  for (const one of tries.filter(built)) {
    const [whole, loaded] = table[one.code] ?? [];
    const fixed = FIXED[one.code];
    const worth = one.outcome === 'carregat' ? (loaded ?? fixed) : (fixed ?? whole);
    best[one.code] = Math.max(best[one.code] ?? 0, worth ?? 0);
  }
  const worths = (codes: RegExp) =>
    Object.entries(best).flatMap(([code, worth]) => (codes.test(code) ? [worth] : []));
  const [first = 0, second = 0, third = 0] = worths(/^[^PV]/).sort((one, other) => other - one);
  return first + second + third + Math.max(0, ...worths(/^[PV]d[5-9]/));
}

function seasonOf(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5) < '09' ? 1 : 0);
  return `${start}-${start + 1}`;
}

function csvOf(diades: readonly PlainDiada[], byRound: boolean): string {
  const rows = diades.flatMap(({ date: day, reason: motiu, rounds }) =>
    rounds.flatMap((towers, place) =>
      towers.map(({ code, outcome }): CsvRow => {
        const resolució = outcome.replace(/(\w)\w+ ?/g, '$1');
        const [any, mes, dia] = day.split('-');
        const [, tipus, alçada, s, a, pinya, cam] = /^(\w+)d(\d)(s?)(a?)(f?m?)(c?)/.exec(code) ?? [];
        const altres = s ? 'ps' : cam ? 'cam' : '';
        const agulla = a ? '1' : '';
        return { dia, mes, any, motiu, tipus, alçada, agulla, pinya, altres, ordre: `${place}`, resolució };
      }),
    ),
  );
  return aCsv(...(byRound ? rows.sort((one, other) => Number(one.ordre) - Number(other.ordre)) : rows));
}

const tally = (keys: readonly string[]) =>
  keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<string, number>());

test('an independent count of random CSVs gives the same diades, points and attempts by outcome', () => {
  const compare = fc.property(sheet, fc.boolean(), points, (all, byRound, table) => {
    const past = all
      .filter((one) => one.date <= TODAY)
      .map((one) => ({ ...one, season: seasonOf(one.date), tries: one.rounds.flatMap(triesOf) }));
    fc.pre(past.length > 0);
    const lines = Object.entries(table).map(([code, worth]) => `${code},${worth}\n`);
    const scores = parseScores(`castell,Descarregat,Carregat\nPd3,1,1\n${lines.join('')}`);
    const parsed = parseDiades(csvOf(all, byRound), { to: TODAY });
    if (!parsed.ok || !scores.ok) throw new Error('The sheets of the test cannot be read.');
    const { diades } = groupDiades(parsed.rows);
    const ranked = rankDiades(diades, withFixedScores(scores.scores, FIXED), diades.length);
    expect(new Map(ranked.map((one) => [one.diada.reason, one.points]))).toEqual(
      new Map(past.map(({ reason, tries }) => [reason, scoreOf(tries, table)])),
    );
    const attempts = diades.flatMap(({ season, rounds }) =>
      rounds.flatMap((one) => one.attempts.map(({ code, outcome }) => `${season} ${code} ${outcome}`)),
    );
    const tries = past.flatMap((one) =>
      one.tries.map(({ code, outcome }) => `${one.season} ${code} ${outcome}`),
    );
    expect(tally(attempts)).toEqual(tally(tries));
  });
  fc.assert(compare, { numRuns: SHEETS });
});
