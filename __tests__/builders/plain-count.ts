// A second, plain implementation of the rules, to compare with `lib/results`. It imports
// nothing of it: codes, points and seasons are worked out here from the cells.

/** The cells of a row, as the sheet names them. */
export type PlainRow = {
  readonly date: string;
  readonly reason: string;
  readonly tipus: string;
  readonly alçada: string;
  readonly agulla: string;
  readonly pinya: string;
  readonly altres: string;
  readonly ordre: string;
  readonly resolució: string;
};

export type PlainPoints = Readonly<
  Record<string, readonly [descarregat: number, carregat: number] | undefined>
>;

type Try = { readonly code: string; readonly how: string };

const FIXED: Record<string, number> = { Vd5: 751, Vd6f: 1911, '3d7+4d7': 2301, Pd3cam: 14, Pd4cam: 119 };
const TOGETHER: Record<string, string> = {
  'Pd4,Pd4,Pd5': 'Vd5',
  'Pd5,Pd5,Pd6f': 'Vd6f',
  '3d7,4d7': '3d7+4d7',
};

function codeOf(row: PlainRow): string {
  const letter = { p: 'P', t: 'T', '2': 'T' }[row.tipus] ?? row.tipus;
  const s = row.altres === 'ps' ? 's' : '';
  const cam = row.altres === 'cam' ? 'cam' : '';
  return `${letter}d${row.alçada}${s}${row.agulla === '1' ? 'a' : ''}${row.pinya}${cam}`;
}

const stood = ({ how }: Try) => how === 'd' || how === 'c';

/** What was tried in a diada: the rows of one round together, when they make something that has a name and all stood. */
function triesOf(rows: readonly PlainRow[]): Try[] {
  const rounds: PlainRow[][] = [];
  for (const row of rows) {
    const same = rounds.find(([first]) => row.ordre !== '' && first?.ordre === row.ordre);
    if (same) same.push(row);
    else rounds.push([row]);
  }
  return rounds.flatMap((round) => {
    const tries = round.map((row): Try => ({ code: codeOf(row), how: row.resolució || 'd' }));
    const raised = tries.filter(({ how }) => how !== 'pd');
    const codes = raised.map(({ code }) => code).sort();
    const name = TOGETHER[codes.join(',')];
    if (!name || !raised.every(stood)) return tries;
    const how = raised.some((one) => one.how === 'c') ? 'c' : 'd';
    return [{ code: name, how }, ...tries.filter((one) => one.how === 'pd')];
  });
}

function worth({ code, how }: Try, points: PlainPoints): number {
  if (how === 'd') return FIXED[code] ?? points[code]?.[0] ?? 0;
  return how === 'c' ? (points[code]?.[1] ?? FIXED[code] ?? 0) : 0;
}

function scoreOf(tries: readonly Try[], points: PlainPoints): number {
  const best: Record<string, number> = {};
  for (const one of tries) best[one.code] = Math.max(best[one.code] ?? 0, worth(one, points));
  const pilars: number[] = [];
  const castells: number[] = [];
  for (const [code, value] of Object.entries(best)) {
    const isPilar = code.startsWith('P') || code.startsWith('V');
    if (!isPilar) castells.push(value);
    else if (Number(/d(\d+)/.exec(code)?.[1]) > 4) pilars.push(value);
  }
  castells.sort((one, other) => other - one);
  return (castells[0] ?? 0) + (castells[1] ?? 0) + (castells[2] ?? 0) + Math.max(0, ...pilars);
}

function seasonOf(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return month >= 9 ? `${year}-${year + 1}` : `${year - 1}-${year}`;
}

export type PlainCount = {
  /** The points of each diada, by date and reason. */
  readonly scores: Record<string, number>;
  /** Times that each tower was built in each season: `2024-2025 3d7` gives descarregats and carregats. */
  readonly built: Record<string, [descarregats: number, carregats: number]>;
  /** Tries that were not built, by season, without peus desmuntats. */
  readonly failed: Record<string, number>;
};

/** Counts rows; `today` leaves those of later days out. */
export function countPlainly(rows: readonly PlainRow[], points: PlainPoints, today: string): PlainCount {
  const diades: Record<string, PlainRow[]> = {};
  for (const row of rows) {
    if (row.date > today) continue;
    diades[`${row.date} ${row.reason}`] ??= [];
    diades[`${row.date} ${row.reason}`]?.push(row);
  }
  const count: PlainCount = { scores: {}, built: {}, failed: {} };
  for (const [id, own] of Object.entries(diades)) {
    const tries = triesOf(own);
    const season = seasonOf(id);
    count.scores[id] = scoreOf(tries, points);
    for (const one of tries) {
      if (stood(one)) {
        const key = `${season} ${one.code}`;
        const [whole, loaded] = count.built[key] ?? [0, 0];
        count.built[key] = one.how === 'd' ? [whole + 1, loaded] : [whole, loaded + 1];
      } else if (one.how !== 'pd') count.failed[season] = (count.failed[season] ?? 0) + 1;
    }
  }
  return count;
}
