import { namesOfAttempts, type Row, type TowerNames } from '@/lib/results/diada';
import { groupDiades } from '@/lib/results/grouping';
import type { IgnoredValue } from '@/lib/results/query';
import { RANKING_SIZE, rankedAttempts } from '@/lib/results/views/ranking';
import type { RankingRow } from '@/lib/results/views/ranking-row';
import { searchForm } from '@/lib/text/catalan';
import { towerName } from '@/lib/towers/name';
import { constructionOf, formatTower, parseTower } from '@/lib/towers/notation';
import type { Construction, Tower, TriedConstruction } from '@/lib/towers/types';
import { type Points, type ScoreTable, scoreDiada } from './scores';
import { arrangeTowers, type TierId } from './tiers';

export const MAX_ROUNDS = 6;

const NAME = 'calcula';

type CalculatorQuery = {
  readonly rounds: readonly TriedConstruction[];
  readonly ignored: readonly IgnoredValue[];
  /** Labels of the rounds after the sixth. */
  readonly surplus: readonly string[];
};

/** Parses `?calcula=3d7,4d7C,2Pd4`. */
export function parseCalculatorQuery(search: string): CalculatorQuery {
  const texts = (new URLSearchParams(search).get(NAME) ?? '').split(',').filter((text) => text.trim() !== '');
  const rounds = texts.flatMap((text) => readRound(text) ?? []);
  const unreadable = texts.filter((text) => !readRound(text));
  return {
    rounds: rounds.slice(0, MAX_ROUNDS),
    ignored: unreadable.length === 0 ? [] : [{ name: NAME, value: unreadable.join(',') }],
    surplus: rounds.slice(MAX_ROUNDS).map(formatTower),
  };
}

/** Commas are not escaped, so that people can read the address. */
export function formatCalculatorQuery(rounds: readonly TriedConstruction[]): string {
  return `?${NAME}=${rounds.map((round) => encodeURIComponent(formatTower(round))).join(',')}`;
}

/** Also reads `pd5`, `3d7 + 4d7` and `3d7 4d7`. Undefined if no diada can have it, as a neta or a training piece. */
export function readRound(text: string): TriedConstruction | undefined {
  // A plus sign typed by hand is decoded as a space.
  const joined = text.trim().replace(/[\s+]+/g, '+');
  const capitals = joined.replace(/[ptv](?=d\d)/g, (structure) => structure.toUpperCase());
  for (const form of [joined, capitals]) {
    const parsed = parseTower(form);
    if (!parsed.ok) continue;
    const { construction, outcome } = parsed;
    const towers = towersOf(construction);
    return towers.length > 0 && towers.every(({ neta }) => !neta) ? { construction, outcome } : undefined;
  }
  return undefined;
}

function towersOf(construction: Construction): readonly Tower[] {
  switch (construction.kind) {
    case 'tower':
      return [construction];
    case 'combination':
      return construction.towers;
    case 'training':
      return [];
  }
}

export type CalculatedDiada = Pick<RankingRow, 'points' | 'attempts'> & { readonly names: TowerNames };

/** Scores the rounds as the ranking does. Undefined without rounds. */
export function calculate(
  rounds: readonly TriedConstruction[],
  scores: ScoreTable,
): CalculatedDiada | undefined {
  const [diada] = groupDiades(rounds.flatMap(rowsOf)).diades;
  if (!diada) return undefined;
  const { points, attempts } = scoreDiada(diada, scores);
  return {
    points,
    attempts: rankedAttempts(attempts),
    names: namesOfAttempts(attempts.map(({ attempt }) => attempt)),
  };
}

/** Any date would do: all rounds are of one diada. */
const SAME_DIADA = { line: 0, date: '2000-01-01', place: '', town: '', reason: '' } as const;

function rowsOf({ construction, outcome }: TriedConstruction, index: number): Row[] {
  return towersOf(construction).map((tower) => ({
    ...SAME_DIADA,
    construction: tower,
    code: formatTower(tower),
    outcome,
    round: index + 1,
  }));
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
export type PointsTable = readonly { readonly id: TierId; readonly towers: readonly ScoredTower[] }[];

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

/** Towers whose code or name has every word, in any case and without accents. */
export function searchTowers(table: PointsTable, text: string): PointsTable {
  const words = searchForm(text).split(/\s+/);
  const found = ({ code, name }: ScoredTower) => {
    const form = searchForm(`${code} ${name}`);
    return words.every((word) => form.includes(word));
  };
  return withTowers(table.map(({ id, towers }) => ({ id, towers: towers.filter(found) })));
}

const withTowers = (table: PointsTable): PointsTable => table.filter(({ towers }) => towers.length > 0);
