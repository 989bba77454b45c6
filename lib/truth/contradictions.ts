import { type Diada, floorsOf, isPilar } from '@/lib/diades/types';
import { isBuilt } from '@/lib/towers/outcome';
import type { Statement } from './statement';

/** Returns undefined if the results confirm the statement. */
export function contradiction(statement: Statement, diades: readonly Diada[]): string | undefined {
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

type Feat = ReturnType<typeof featsOf>[number];

/** By date. */
function featsOf(diades: readonly Diada[]) {
  return diades.flatMap(({ date, rounds }) =>
    rounds.flatMap(({ attempts }) =>
      attempts.map(({ code, construction, outcome }) => ({
        date,
        code,
        outcome,
        floors: floorsOf(construction),
        pilar: isPilar(construction),
      })),
    ),
  );
}

function listed(dates: readonly Feat['date'][]): string {
  return dates.length === 0 ? 'never' : `on ${dates.slice(0, 5).join(', ')}`;
}
