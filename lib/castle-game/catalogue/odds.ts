import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { tuning } from '@/lib/castle-game/tuning';
import type { Construction } from '@/lib/towers/types';
import type { Chances, Odds } from './types';

/** One of nine values, by level. */
const at = (values: readonly number[], level: number): number => values[level] ?? 0;

/** Four digits are plenty, and keep saves short and the same on every machine. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function startingChances(level: number): Chances {
  const descarregat = at(tuning.start, level);
  const others = 1 - descarregat;
  const carregat = rounded(others * tuning.failing[0]);
  const intent = rounded(others * tuning.failing[1]);
  return [descarregat, carregat, intent, rounded(others - carregat - intent)];
}

function multipliersOf(outcome: GameOutcome, level: number): Chances {
  const lesson = at(tuning.pace, level) * tuning.lesson[outcome];
  const [a, b, c, d] = tuning.shift;
  return [rounded(1 + a * lesson), rounded(1 + b * lesson), rounded(1 + c * lesson), rounded(1 + d * lesson)];
}

function leaningOf(construction: Construction, level: number): number {
  if (construction.kind === 'training') return tuning.groundLeaning.training;
  const neta = construction.kind === 'tower' && construction.neta;
  return neta ? tuning.groundLeaning.neta : at(tuning.leaning, level);
}

/** The odds of a tower of this level (0 to 8) that leans on those dependencies. */
export function oddsOf(
  construction: Construction,
  level: number,
  dependencies: Readonly<Record<string, number>>,
): Odds {
  return {
    leaning: Object.keys(dependencies).length === 0 ? 0 : leaningOf(construction, level),
    multipliers: {
      descarregat: multipliersOf('descarregat', level),
      carregat: multipliersOf('carregat', level),
      intent: multipliersOf('intent', level),
      'intent desmuntat': multipliersOf('intent desmuntat', level),
    },
    caps: [at(tuning.least, level), at(tuning.most, level)],
    own: startingChances(level),
    dependencies,
  };
}
