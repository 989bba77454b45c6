import { type Attempt, namesOfAttempts, type Row, type TowerNames } from '@/lib/results/diada';
import { groupDiades } from '@/lib/results/grouping';
import { labelOf } from '@/lib/results/labels';
import { RANKING_SIZE, rankedAttempts } from '@/lib/results/views/ranking';
import type { RankingRow } from '@/lib/results/views/ranking-row';
import { searchForm } from '@/lib/text/catalan';
import { towerName } from '@/lib/towers/name';
import { constructionOf, formatTower } from '@/lib/towers/notation';
import type { Construction, Tower } from '@/lib/towers/types';
import { readCastell, readWritten, type Unread } from '@/lib/towers/written';
import { arrangeTowers } from './arrange';
import { type Points, type ScoreTable, scoreDiada } from './scores';

/** Towers built at the same time. */
export type WrittenRound = readonly (Attempt & { readonly construction: Tower })[];

type ReadDiada = { readonly rounds: readonly WrittenRound[]; readonly unread: readonly Unread[] };

/** Reads a line such as `Pd4cam, 3d7, id3d8f, Pd5C`. A neta is of a rehearsal, and no diada has it. */
export function readDiada(line: string): ReadDiada {
  const { rounds, unread } = readWritten(line);
  const read = rounds.map((round) =>
    round.map(
      ({ construction, outcome }) =>
        ({ code: formatTower(construction), construction, outcome: outcome ?? 'descarregat' }) as const,
    ),
  );
  const isNeta = (round: WrittenRound) => round.some(({ construction }) => construction.neta);
  const netes = read.filter(isNeta).map((round) => {
    const text = labelOf(round);
    return { text, problem: 'neta' as const, near: null };
  });
  return { rounds: read.filter((round) => !isNeta(round)), unread: [...unread, ...netes] };
}

const NAME = 'calcula';

/** Parses `?calcula=3d7,4d7C,2Pd4`. A plus sign typed by hand stays. */
export const parseCalculatorQuery = (search: string): ReadDiada =>
  readDiada(new URLSearchParams(search.replaceAll('+', '%2B')).get(NAME) ?? '');

/** Commas are not escaped, so that people can read the address. */
export function formatCalculatorQuery(rounds: readonly WrittenRound[]): string {
  return `?${NAME}=${rounds.map((round) => encodeURIComponent(labelOf(round))).join(',')}`;
}

type CalculatedDiada = Pick<RankingRow, 'points' | 'attempts'> & { readonly names: TowerNames };

/** Scores the rounds as the ranking does. Undefined without rounds. */
export function calculate(rounds: readonly WrittenRound[], scores: ScoreTable): CalculatedDiada | undefined {
  const [diada] = groupDiades(rowsOf(rounds, SAME_DIADA)).diades;
  if (!diada) return undefined;
  const { points, attempts } = scoreDiada(diada, scores);
  return {
    points,
    attempts: rankedAttempts(attempts),
    names: namesOfAttempts(attempts.map(({ attempt }) => attempt)),
  };
}

/** Any date would do: all rounds are of one diada. */
const SAME_DIADA = { date: '2000-01-01', place: '', town: '', reason: '' } as const;

type DiadaFacts = Pick<Row, 'date' | 'place' | 'town' | 'reason'>;

/** Rows of the CSV. A vano is its pilar and two pilars of a floor less. */
export function rowsOf(rounds: readonly WrittenRound[], facts: DiadaFacts): Row[] {
  return rounds.flatMap((round, index) =>
    round.flatMap(({ construction, outcome }) =>
      partsOf(construction).map((tower) => ({
        ...facts,
        line: 0,
        construction: tower,
        code: formatTower(tower),
        outcome,
        round: index + 1,
      })),
    ),
  );
}

function partsOf(tower: Tower): readonly Tower[] {
  if (tower.structure !== 'V') return [tower];
  const side: Tower = { ...tower, structure: 'P', floors: tower.floors - 1, support: '' };
  return [{ ...tower, structure: 'P' }, side, side];
}

export type Place =
  | { readonly position: number; readonly shared: boolean }
  /** Points of the last diada of a full ranking. */
  | { readonly position: null; readonly last: number };

/** Place of the newest diada in the ranking. `rows` are best first. */
export function placeAmong(rows: readonly Pick<RankingRow, 'points'>[], points: number): Place {
  const above = rows.filter((row) => row.points > points).length;
  const equal = rows.filter((row) => row.points === points).length;
  const last = rows.at(-1);
  // After those with the same points, which are older.
  if (last && above + equal >= RANKING_SIZE) return { position: null, last: last.points };
  return { position: above + 1, shared: equal > 0 };
}

type ScoredTower = Points & {
  readonly code: string;
  readonly construction: Construction;
  readonly name: string;
};

/** Hardest tier first, without empty tiers. */
export type PointsTable = readonly { readonly id: string; readonly towers: readonly ScoredTower[] }[];

export function pointsTable(scores: ScoreTable): PointsTable {
  const { tiers } = arrangeTowers(scores.keys(), scores);
  return withTowers(
    tiers.map(({ id, codes }) => ({ id, towers: codes.flatMap((code) => scoredTower(code, scores)) })),
  );
}

function scoredTower(code: string, scores: ScoreTable): ScoredTower[] {
  const points = scores.get(code);
  if (!points || (points.descarregat === null && points.carregat === null)) return [];
  const construction = constructionOf(code);
  return [{ code, construction, name: towerName(construction), ...points }];
}

/** The castells that the text names, or else those whose code or name has every word. */
export function searchTowers(table: PointsTable, text: string): PointsTable {
  const read = readCastell(text);
  const parts = read.ok && read.construction.kind === 'combination' ? read.construction.towers : [];
  const named = read.ok ? [read.construction, ...parts].map(formatTower) : [];
  const words = searchForm(text).split(/\s+/);
  const found = ({ code, name }: ScoredTower) => {
    const form = searchForm(`${code} ${name}`);
    return named.includes(code) || words.every((word) => form.includes(word));
  };
  return withTowers(table.map(({ id, towers }) => ({ id, towers: towers.filter(found) })));
}

const withTowers = (table: PointsTable): PointsTable => table.filter(({ towers }) => towers.length > 0);
