import { readFileSync } from 'node:fs';
import { resultsRules } from '@/content/results';
import { CACHED_AT_HEADER, formatCachedAt } from '@/lib/offline/precache-list';
import type { Diada, Row } from '@/lib/results/diada';
import { groupDiades } from '@/lib/results/grouping';
import { DIADES_COLUMNS, type DiadesColumn } from '@/lib/results/reading/columns';
import { parseScores } from '@/lib/results/reading/scores';
import { type ScoreTable, withFixedScores } from '@/lib/results/scoring/scores';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import type { DiadesFilter } from '@/lib/results/views/list-filter';
import { overviewOf } from '@/lib/results/views/overview';
import { rankingRows } from '@/lib/results/views/ranking';
import { formatTower, parseTower } from '@/lib/towers/notation';
import { fingerprint } from '@/lib/values/hash';

const DEFAULTS: Record<DiadesColumn, string> = {
  dia: '14',
  mes: '11',
  any: '2024',
  situació: 'Pati',
  ciutat: 'Barcelona',
  motiu: 'Aniversari',
  tipus: '3',
  alçada: '7',
  agulla: '',
  pinya: '',
  altres: '',
  ordre: '1',
  resolució: 'd',
};

export type CsvRow = Partial<Record<DiadesColumn, string>>;

/** A filter that every diada passes. */
export const NO_FILTER: DiadesFilter = {
  from: null,
  to: null,
  day: null,
  town: null,
  code: null,
  outcome: null,
};

/** The cells of a row of the sheet, a completed 3d7 by default. */
export function csvCells(row: CsvRow = {}): string[] {
  return DIADES_COLUMNS.map((column) => ({ ...DEFAULTS, ...row })[column]);
}

/** A sheet of these rows as plain CSV; their cells must need no quotes. */
export function aCsv(...rows: CsvRow[]): string {
  return [DIADES_COLUMNS, ...rows.map(csvCells)].map((cells) => `${cells.join(',')}\n`).join('');
}

export type DiadaParts = Partial<Pick<Diada, 'date' | 'reason' | 'town' | 'place'>>;

/** Rows by the notation of their rounds: `['3d7C', 'Pd5+Pd4+Pd4']`. */
export function rowsOf(rounds: readonly string[], parts: DiadaParts = {}): Row[] {
  const { date = '2024-11-14', reason = 'Aniversari', town = 'Barcelona', place = 'Pati' } = parts;
  return rounds.flatMap((round, index) =>
    round.split('+').map((text): Row => {
      const parsed = parseTower(text);
      if (!parsed.ok || parsed.construction.kind !== 'tower') throw new Error(text);
      const { construction: tower, outcome } = parsed;
      return {
        line: 2,
        date,
        place,
        town,
        reason,
        construction: tower,
        code: formatTower(tower),
        outcome,
        round: index + 1,
      };
    }),
  );
}

/** One diada by the notation of its rounds. */
export function aDiada(rounds: readonly string[], parts: DiadaParts = {}, firstMonth?: number): Diada {
  const [diada] = groupDiades(rowsOf(rounds, parts), firstMonth).diades;
  if (!diada) throw new Error('A diada needs a round.');
  return diada;
}

/** A table of points: `{ '3d7': [785, 615] }`, completed and loaded. */
export function aScoreTable(
  points: Readonly<Record<string, readonly [number | null, number | null]>>,
): ScoreTable {
  return new Map(
    Object.entries(points).map(([code, [descarregat, carregat]]) => [code, { descarregat, carregat }]),
  );
}

/** As those of the club. */
export const FIXED = { Pd3cam: 14, Pd4cam: 119, Vd5: 751, Vd6f: 1911, '3d7+4d7': 2301 };

/** A few towers with their usual points. */
export const someScores = aScoreTable({
  '4d6': [185, 140],
  '3d6': [195, 150],
  '4d7': [690, 540],
  '3d7': [785, 615],
  '3d7a': [1200, 1025],
  '5d7': [2010, 1565],
  Pd4: [45, 35],
  Pd5: [750, 590],
  Vd5: [751, 591],
});

/** A copy made in the season 2026-2027, of sheets that no test serves. */
export const aSnapshot: SnapshotFacts = {
  built: '2026-11-21',
  founded: 1994,
  firstMonth: 9,
  latest: '2026-11-14',
  count: 0,
  skipped: 0,
  repeated: 0,
  future: 0,
  nextDate: null,
  notes: [],
  incomplete: [],
  fingerprints: { diades: '', puntuacions: '' },
  scored: 0,
};

/** Three diades of three seasons, the best one current. */
const threeDiades = [
  aDiada(['4d7', '3d6C', '4d6', '3d6'], { date: '2018-05-03', reason: 'Sant Jordi', town: 'Vic' }),
  aDiada(['i3d7', '3d7C', 'Pd4'], { date: '2021-11-14', reason: 'Retorn', town: 'Àger' }),
  aDiada(['3d7', '4d7', 'Pd5+Pd4+Pd4', '3d8'], { date: '2026-11-14', reason: 'Aniversari' }),
];

export const aRanking = rankingRows(threeDiades, someScores);

export const anOverview = overviewOf(threeDiades, someScores, {
  founded: aSnapshot.founded,
  today: aSnapshot.built,
});

/** What the host answers for a sheet: its text, a status of failure, or no answer at all. */
export type Answer = string | Uint8Array | number | 'never' | 'unreachable';

type CsvAnswers = { diades: Answer; puntuacions: Answer; instantania: Answer };

/** Two diades, and the points of their towers. */
const diades = aCsv({ motiu: 'Aniversari' }, { motiu: 'Sant Jordi', mes: '4', dia: '23', tipus: '4' });
export const puntuacions = 'castell,Descarregat,Carregat\n3d7,785,615\n4d7,690,540\n';

/** The fingerprints of the sheets that are served by default. */
export const servedFingerprints = (): SnapshotFacts['fingerprints'] => ({
  diades: fingerprint(new TextEncoder().encode(diades)),
  puntuacions: fingerprint(new TextEncoder().encode(puntuacions)),
});

/**
 * Puts answers in the place of the network, small sheets by default; with `copied`, as copies taken at that
 * time. Returns the requested addresses.
 */
export function serveCsvs(answers: Partial<CsvAnswers> = {}, copied?: string): { asked: string[] } {
  const sheets: CsvAnswers = {
    diades,
    puntuacions,
    instantania: diades,
    ...answers,
  };
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    asked.push(String(input));
    const name = (['diades', 'puntuacions', 'instantania'] as const).find((sheet) =>
      String(input).includes(sheet),
    );
    return respond(name ? sheets[name] : 404, copied, init?.signal);
  };
  return { asked };
}

async function respond(answer: Answer, copied?: string, signal?: AbortSignal | null): Promise<Response> {
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  if (answer === 'never')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const [status, text] = typeof answer === 'number' ? [answer, 'error'] : [200, answer];
  return answerOf(text, status, copied);
}

/** What a host answers, or a copy in its place. jsdom has no Response of its own; these are the members that are read. */
export function answerOf(text: string | Uint8Array, status = 200, copied?: string): Response {
  const headers = {
    get: (name: string) => (copied && name === CACHED_AT_HEADER ? formatCachedAt(copied) : null),
  };
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return {
    ok: status < 400,
    status,
    headers,
    text: async () => new TextDecoder().decode(bytes),
    arrayBuffer: async () => bytes.slice().buffer,
  } as Response;
}

export const publishedText = (name: 'diades' | 'puntuacions') =>
  readFileSync(`public/data/${name}.csv`, 'utf8');

/** The scores of the site, fixed ones included. */
export function publishedScores(): ScoreTable {
  const parsed = parseScores(publishedText('puntuacions'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return withFixedScores(parsed.scores, resultsRules.fixedScores);
}
