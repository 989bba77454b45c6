import type { Diada } from '@/lib/results/diada';
import type { ScoreTable } from '@/lib/results/scoring/scores';
import { isBuilt } from '@/lib/towers/types';
import { bestContradiction, coursesContradiction, rankContradiction } from './claims';
import { type DocumentText, documentContradiction } from './document-text';
import type { Statement, TowerStatement } from './statement';
import { type Feat, featsOf } from './statement';

export type Facts = {
  /** By date. */
  readonly diades: readonly Diada[];
  readonly scores: ScoreTable;
  readonly documents: readonly DocumentText[];
};

/** Returns undefined if results and documents confirm the statement. */
export function contradiction(statement: Statement, facts: Facts): string | undefined {
  if ('outcome' in statement) return towerContradiction(statement, facts.diades);
  if ('best' in statement) return bestContradiction(statement, facts);
  if ('courses' in statement) return coursesContradiction(statement, facts.diades);
  if ('rank' in statement) return rankContradiction(statement, facts);
  return documentContradiction(statement, facts.documents);
}

function towerContradiction(statement: TowerStatement, diades: readonly Diada[]): string | undefined {
  const { tower, outcome, date, first, opens } = statement;
  const said = `${tower} ${outcome} (${date})`;
  const feats = featsOf(diades);
  const same = feats.filter((feat) => feat.code === tower && feat.outcome === outcome);
  const found = same.find((feat) => feat.date.startsWith(date));
  if (!found) return `${said}: the results have it ${listed(same.map((feat) => feat.date))}`;
  if (first && same[0] && !same[0].date.startsWith(date)) return `${said}: the first was on ${same[0].date}`;
  if (first && outcome === 'carregat') {
    const whole = feats.find((feat) => feat.code === tower && feat.outcome === 'descarregat');
    if (whole && whole.date < found.date) return `${said}: it had been completed on ${whole.date}`;
  }
  if (opens) {
    const before = feats.find(
      (feat) => isBuilt(feat) && !feat.pilar && feat.floors >= found.floors && feat.date < found.date,
    );
    if (before) return `${said}: ${before.code} stood before, on ${before.date}`;
  }
  return undefined;
}

function listed(dates: readonly Feat['date'][]): string {
  return dates.length === 0 ? 'never' : `on ${dates.slice(0, 5).join(', ')}`;
}
