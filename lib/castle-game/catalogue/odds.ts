import { tuning } from '@/lib/castle-game/tuning';
import type { Chances, Odds, TowerFigures } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import type { Construction } from '@/lib/towers/types';

const at = (values: readonly number[], level: number): number => values[level] ?? 0;

/** For short saves, and equal values on every machine. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

const isLifted = (construction: Construction): boolean =>
  construction.kind === 'tower' && construction.perSota;

const factorOf = (construction: Construction, kind: 'start' | 'most'): number =>
  isLifted(construction) ? tuning.lifted[kind] : 1;

function paceOf(construction: Construction, level: number): number {
  const eased = construction.kind === 'tower' && construction.structure === 'P' && !construction.perSota;
  return at(tuning.pace, level) * (eased ? tuning.pilars.pace : 1);
}

function startingChances(construction: Construction, level: number): Chances {
  const descarregat = rounded(at(tuning.start, level) * factorOf(construction, 'start'));
  const others = 1 - descarregat;
  const carregat = rounded(others * tuning.failing[0]);
  const intent = rounded(others * tuning.failing[1]);
  return [descarregat, carregat, intent, rounded(others - carregat - intent)];
}

function multipliersOf(construction: Construction, outcome: GameOutcome, level: number): Chances {
  const lesson = paceOf(construction, level) * tuning.lesson[outcome];
  const [a, b, c, d] = tuning.shift;
  return [rounded(1 + a * lesson), rounded(1 + b * lesson), rounded(1 + c * lesson), rounded(1 + d * lesson)];
}

function leaningOf(construction: Construction, level: number): number {
  if (construction.kind === 'training') return tuning.groundLeaning.training;
  if (isLifted(construction)) return at(tuning.lifted.leaning, level);
  const neta = construction.kind === 'tower' && construction.neta;
  return neta ? tuning.groundLeaning.neta : at(tuning.leaning, level);
}

/** `level` is 0 to 8. */
export function oddsOf(
  construction: Construction,
  level: number,
  dependencies: Readonly<Record<string, number>>,
): Odds {
  return {
    leaning: Object.keys(dependencies).length === 0 ? 0 : leaningOf(construction, level),
    multipliers: {
      descarregat: multipliersOf(construction, 'descarregat', level),
      carregat: multipliersOf(construction, 'carregat', level),
      intent: multipliersOf(construction, 'intent', level),
      'intent desmuntat': multipliersOf(construction, 'intent desmuntat', level),
    },
    caps: [at(tuning.least, level), rounded(at(tuning.most, level) * factorOf(construction, 'most'))],
    own: startingChances(construction, level),
    dependencies,
  };
}

const HARDEST = 8;

/** Returns the difficulty, 0 to 8. Estimates it for towers without a group. */
export function levelOf({ group }: TowerFigures, construction: Construction): number {
  if (group !== undefined) return group;
  if (construction.kind === 'training') return tuning.pieceLevels[construction.piece];
  if (construction.kind === 'combination') return HARDEST;
  const { pilar, other } = tuning.groundFloors;
  const ground = construction.structure === 'P' ? pilar : other;
  return construction.floors - ground;
}
