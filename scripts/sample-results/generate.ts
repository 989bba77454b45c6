import { formatCsv } from '@/lib/csv/write-csv';
import { meritOf, type ScoreTable } from '@/lib/diades/scoring/attempt-points';
import type { Random } from '@/lib/random/generator';
import { seededRandom } from '@/lib/random/generator';
import { type PlannedDiada, planSeason } from './calendar';
import { type Episode, episodes, milestones, minorEpisodes } from './milestones';
import { programme } from './programme';
import { type SeasonPlan, seasons } from './seasons';
import { header, sheetRows, type Try } from './sheet';

/** The seed of the published file. */
export const SEED = 15;

/** The whole sheet of performances of the sample club. Equal seed and scores give an equal text. */
export function generateDiades(scores: ScoreTable, seed: number = SEED): string {
  const random = seededRandom(seed);
  const told = new Set<Episode>();
  const mastered = new Set<string>();
  const rows: string[][] = [];
  for (const plan of seasons) {
    for (const diada of planSeason(plan, random)) {
      const now = toldIn(diada, told);
      for (const episode of now) told.add(episode);
      rows.push(...rowsOf(diada, plan, now, { scores, mastered, random }));
      for (const { code, outcome } of now) if (outcome === 'd') mastered.add(code);
    }
  }
  const forgotten = [...milestones, ...episodes, ...minorEpisodes].find((episode) => !told.has(episode));
  if (forgotten) throw new Error(`No diada in ${forgotten.month} for ${forgotten.code}.`);
  return formatCsv(header, rows);
}

type History = {
  readonly scores: ScoreTable;
  readonly mastered: ReadonlySet<string>;
  readonly random: Random;
};

function rowsOf(
  diada: PlannedDiada,
  plan: SeasonPlan,
  told: readonly Try[],
  { scores, mastered, random }: History,
): string[][] {
  const circumstances = {
    diada,
    plan,
    random,
    merit: (code: string) => meritOf(scores, code) ?? 0,
    mastered: (code: string) => mastered.has(code) && !ONCE_TOLD.has(code),
  };
  return sheetRows(diada, programme(told, circumstances));
}

/** Built only when a text says so. */
const ONCE_TOLD: ReadonlySet<string> = new Set(['4d7s']);

/** Great days take what is told of their month; the rest goes to its first other diada. */
function toldIn({ date, great }: PlannedDiada, told: ReadonlySet<Episode>): Episode[] {
  const month = date.slice(0, 7);
  const list: readonly Episode[] = great ? [...milestones, ...episodes] : minorEpisodes;
  return list.filter((episode) => episode.month === month && !told.has(episode));
}
