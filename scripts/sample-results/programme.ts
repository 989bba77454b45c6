import type { Random } from '@/lib/random/generator';
import { pickWeighted } from '@/lib/random/pick';
import type { PlannedDiada } from './calendar';
import { anniversaryCastell, type Choice, type Closing, castells, closings, openings } from './repertoire';
import type { SeasonPlan } from './seasons';
import { type SheetOutcome, singleTower, type Try } from './sheet';

/** What the choice of towers depends on. */
export type Circumstances = {
  readonly diada: PlannedDiada;
  readonly plan: SeasonPlan;
  /** Points for completing a tower. */
  readonly merit: (code: string) => number;
  /** Whether a tower without a date may be built: its first time has passed. */
  readonly mastered: (code: string) => boolean;
  readonly random: Random;
};

export type Rounds = readonly (readonly Try[])[];

/** Castells of a diada, the hardest in the middle, as shares of what it can bear; small days stop before the last. */
const SHARES = [0.45, 0.95, 0.65, 0.3];
const SMALL_DAY = 0.45;
/** A club does not go for a castell that is harder than this share of its peak. */
const REACH = 1.02;

/** The rounds of a diada in which `told` must happen: openings, castells and, to close, pilars. */
export function programme(told: readonly Try[], circumstances: Circumstances): Rounds {
  const pilars = told.filter(({ code }) => /^[PV]/.test(code));
  const toldCastells = told.filter(({ code }) => !/^[PV]/.test(code));
  const failed = pilars.filter(({ outcome }) => outcome !== 'd' && outcome !== 'c');
  const closing = pilars.filter(({ outcome }) => outcome === 'd' || outcome === 'c');
  return [
    ...openingRounds(circumstances),
    ...castellRounds(toldCastells, circumstances),
    ...[...failed, ...closing].map(asRound),
    ...(closing.length > 0 ? [] : closingRounds(circumstances)),
  ];
}

function asRound(one: Try): readonly Try[] {
  const { code, outcome } = one;
  const inner = outcome === 'c' ? 'd' : outcome;
  switch (code) {
    case 'Vd5':
      return ['Pd5', 'Pd4', 'Pd4'].map((part, index) => ({ code: part, outcome: index ? inner : outcome }));
    case 'Vd6f':
      return ['Pd6f', 'Pd5', 'Pd5'].map((part, index) => ({ code: part, outcome: index ? inner : outcome }));
    case '3d7+4d7':
      return [
        { code: '3d7', outcome: inner },
        { code: '4d7', outcome },
      ];
    default:
      return [one];
  }
}

function castellRounds(told: readonly Try[], circumstances: Circumstances): Rounds {
  const { diada, plan, merit, random } = circumstances;
  const used = new Set(told.map(({ code }) => code));
  const budget = plan.peak * diada.importance * (0.8 + 0.25 * random());
  const rounds: (readonly Try[])[] = [];
  const room = SHARES.length - (diada.importance < SMALL_DAY ? 1 : 0);
  const free = SHARES.slice(0, Math.max(1, room - told.length));
  for (const share of free) {
    const code = pickCastell(budget * share, used, circumstances);
    if (!code) continue;
    used.add(code);
    const tries = tryTower(code, merit(code) / plan.peak, random);
    rounds.push(...tries.map((outcome) => asRound({ code, outcome })));
  }
  rounds.splice(Math.min(1, rounds.length), 0, ...told.map(asRound));
  return rounds;
}

function pickCastell(target: number, used: ReadonlySet<string>, circumstances: Circumstances) {
  const { diada, plan, merit, mastered, random } = circumstances;
  const month = diada.date.slice(0, 7);
  const pool: readonly Choice[] = diada.reason.startsWith('Aniversari')
    ? [...castells, { code: anniversaryCastell, weight: 2 }]
    : castells;
  const possible = pool.filter(
    ({ code, since }) =>
      !used.has(code) &&
      merit(code) <= plan.peak * REACH &&
      (since === undefined ? mastered(code) : since <= month),
  );
  const weight = ({ code, weight: liking }: Choice) => {
    const nearness = Math.min(merit(code) / target, target / merit(code));
    return liking * (plan.favours?.includes(code) ? 4 : 1) * nearness * nearness * nearness;
  };
  return pickWeighted(possible, weight, random)?.code;
}

/** One outcome, or two when it was tried again; the nearer to the peak, the riskier. */
function tryTower(code: string, risk: number, random: Random): SheetOutcome[] {
  const failure = 0.06 + 0.34 * Math.min(1, risk * risk);
  if (random() >= failure) return ['d'];
  const chance = random();
  if (chance < 0.3) return ['c'];
  const outcome: SheetOutcome = chance < 0.5 ? 'i' : chance < 0.9 ? 'id' : 'pd';
  if (code === '3d7+4d7' || random() < 0.45) return [outcome];
  return [outcome, random() < 0.7 ? 'd' : random() < 0.5 ? 'c' : 'id'];
}

function openingRounds(circumstances: Circumstances): Rounds {
  return circumstances.random() < 0.7 ? pickPilars(openings, circumstances) : [];
}

/** A pilar that was not even loaded is hardly ever the last word: a safer one follows. */
function closingRounds(circumstances: Circumstances): Rounds {
  const rounds = pickPilars(closings, circumstances);
  const failed = rounds.flat().some(({ outcome }) => outcome === 'i' || outcome === 'id');
  if (!failed || circumstances.random() < 0.2) return rounds;
  return [...rounds, [{ code: 'Pd4', outcome: 'd' }]];
}

function pickPilars(choices: readonly Closing[], { diada, plan, random }: Circumstances): Rounds {
  const month = diada.date.slice(0, 7);
  const possible = choices.filter(
    ({ since, until = '9999-12', strength, importance }) =>
      since <= month && month <= until && strength <= plan.peak && importance <= diada.importance,
  );
  const chosen = pickWeighted(possible, ({ weight }) => weight, random);
  if (!chosen) return [];
  const [first, ...rest] = chosen.codes.flatMap((code) => asRound({ code, outcome: 'd' }));
  if (!first) return [];
  const outcome = outcomeOfPilar(singleTower(first.code).floors, random);
  return [[{ ...first, outcome }, ...rest]];
}

function outcomeOfPilar(floors: number, random: Random): SheetOutcome {
  if (random() >= 0.03 * floors) return 'd';
  const chance = random();
  if (chance < 0.4) return 'c';
  return chance < 0.6 ? 'i' : 'id';
}
