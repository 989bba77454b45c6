import fc from 'fast-check';
import { countPlainly, type PlainPoints, type PlainRow } from '@/__tests__/builders/plain-count';
import { aCsv } from '@/__tests__/builders/results';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';
import { withFixedScores } from '@/lib/results/scoring/scores';
import { countSeasons, overviewOf } from '@/lib/results/views/overview';
import { rankDiades } from '@/lib/results/views/ranking';

/** Number of CSVs, each of up to some 500 rows. */
const SHEETS = 300;
const TODAY = '2021-03-15';

/** Cells of towers: tipus, alçada, agulla, pinya, altres. Parts of combinations come often. */
const TOWERS = [
  '3,7,,,',
  '4,7,,,',
  'p,4,,,',
  'p,5,,,',
  'p,6,,f,',
  '3,6,1,,',
  '4,8,,f,',
  '2,8,,fm,',
  't,7,,f,',
  '7,6,,,',
  '5,6,,,',
  '3,6,,,ps',
  'p,4,,,cam',
  '9,7,,,',
  '10,7,,,',
];

/** Rows of one round: one tower, or several at once. */
const round = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TOWERS).map((tower) => [tower]) },
  { weight: 1, arbitrary: fc.constant(['p,5,,,', 'p,4,,,', 'p,4,,,']) },
  { weight: 1, arbitrary: fc.constant(['p,6,,f,', 'p,5,,,', 'p,5,,,']) },
  { weight: 1, arbitrary: fc.constant(['3,7,,,', '4,7,,,']) },
  { weight: 1, arbitrary: fc.constant(['3,6,1,,', '4,7,,,']) },
);
const outcome = fc.constantFrom('', 'd', 'd', 'c', 'c', 'i', 'id', 'pd');
const day = fc
  .tuple(
    fc.integer({ min: 1995, max: 2022 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));

const diada = fc
  .tuple(
    day,
    fc.array(fc.tuple(round, fc.array(outcome, { minLength: 3, maxLength: 3 })), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([date, rounds]) =>
    rounds.flatMap(([towers, outcomes], place) =>
      towers.map((tower, nth): PlainRow => {
        const [tipus = '', alçada = '', agulla = '', pinya = '', altres = ''] = tower.split(',');
        const cells = { tipus, alçada, agulla, pinya, altres, resolució: outcomes[nth] ?? '' };
        return { date, reason: '', ordre: String(place + 1), ...cells };
      }),
    ),
  );

const sheet = fc
  .array(diada, { minLength: 5, maxLength: 30 })
  .map((diades) =>
    diades.flatMap((rows, place) => rows.map((row) => ({ ...row, reason: `Diada ${place}` }))),
  );

/** Points for most towers. The table may lack any. */
const points: fc.Arbitrary<PlainPoints> = fc.record(
  Object.fromEntries(
    ['3d7', '4d7', 'Pd4', 'Pd5', 'Pd6f', '3d6a', '4d8f', 'Td8fm', 'Td7f', '7d6', 'Vd5', '3d7+4d7', '9d7'].map(
      (code) => [code, fc.tuple(fc.integer({ min: 100, max: 3000 }), fc.integer({ min: 50, max: 99 }))],
    ),
  ),
  { requiredKeys: [] },
);

function countOf(rows: readonly PlainRow[], table: PlainPoints) {
  const cells = rows.map(({ date, reason, ...rest }) => {
    const [any = '', mes = '', dia = ''] = date.split('-');
    return { any, mes, dia, motiu: reason, ...rest };
  });
  const parsed = parseDiades(aCsv(...cells), { to: TODAY });
  const lines = Object.entries(table).map(([code, pair]) => `${code},${pair?.join()}\n`);
  const scores = parseScores(`castell,Descarregat,Carregat\nPd3,1,1\n${lines.join('')}`);
  if (!parsed.ok || !scores.ok) throw new Error('The sheets of the test cannot be read.');
  return { diades: groupDiades(parsed.rows).diades, scores: withFixedScores(scores.scores) };
}

test('an independent count of random CSVs gives the same points, towers and tries', () => {
  const compare = fc.property(sheet, points, (rows, table) => {
    fc.pre(rows.some(({ date }) => date <= TODAY));
    const plain = countPlainly(rows, table, TODAY);
    const { diades, scores } = countOf(rows, table);
    const ranked = rankDiades(diades, scores, diades.length);
    const ranking = ranked.map(({ diada, points: sum }) => [`${diada.date} ${diada.reason}`, sum]);
    expect(Object.fromEntries(ranking)).toEqual(plain.scores);
    const built = Object.entries(countSeasons(diades, scores).seasons).flatMap(([season, counts]) =>
      counts.map(([code, whole, loaded]) => [`${season} ${code}`, [whole, loaded]]),
    );
    expect(Object.fromEntries(built)).toEqual(plain.built);
    const { points: series } = overviewOf(diades, scores, { founded: 2000, today: TODAY });
    const tried = series.filter(({ intents }) => intents > 0);
    expect(Object.fromEntries(tried.map(({ season, intents }) => [season, intents]))).toEqual(plain.failed);
  });
  fc.assert(compare, { numRuns: SHEETS });
});
