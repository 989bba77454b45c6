import type { GameOutcome } from './outcomes';

/** Numbers that decide how hard the towers are and how fast a team learns. Each array goes from level 0 to 8. */
export const tuning = {
  /** Own chance of descarregat of a new team. Probability, 0.02 to 0.5; harder levels start lower. */
  start: [0.2, 0.16, 0.13, 0.11, 0.09, 0.075, 0.06, 0.05, 0.04],
  /** How the rest of a new team's chances falls into carregat, intent and intent desmuntat. Shares that add up to 1. */
  failing: [0.2, 0.45, 0.35],
  /** Most that one own chance can be. Probability, 0.6 to 0.95; harder levels are never as safe. */
  most: [0.92, 0.9, 0.88, 0.86, 0.84, 0.81, 0.78, 0.74, 0.7],
  /** Least that one own chance can be. Probability, 0.005 to 0.03, below every start. */
  least: [0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02],
  /** What one attempt teaches at best: relative growth of the chance of descarregat, 0.01 to 0.15. */
  pace: [0.05, 0.038, 0.032, 0.028, 0.024, 0.019, 0.014, 0.012, 0.01],
  /** How much of the pace each outcome teaches: 0 to 1. Even a fall teaches, so no team is ever stuck. */
  lesson: { descarregat: 1, carregat: 0.8, intent: 0.6, 'intent desmuntat': 0.5 },
  /** What the lesson does to each chance, in the order of the outcomes. Factors from -1 to 1. */
  shift: [1, 0.3, -0.6, -0.8],
  /** Own chance of descarregat of a team that has rehearsed for years, by level. Probability, 0.1 to 0.9. */
  ready: [0.84, 0.76, 0.67, 0.57, 0.47, 0.38, 0.29, 0.21, 0.15],
  /** The team of a week's challenge: its people, and how well it knows each structure as a factor of `ready`. */
  challenge: { members: { least: 70, most: 190 }, knowledge: { least: 0.75, most: 1.1 } },
  /** Share of the chances that comes from the towers below, by level. 0.4 to 0.75; who skips the way up pays for it. */
  leaning: [0.45, 0.48, 0.51, 0.54, 0.58, 0.62, 0.66, 0.7, 0.72],
  /** The same share for what is rehearsed on the ground, whatever its level. 0 to 0.4. */
  groundLeaning: { neta: 0.35, training: 0.25 },
  /** How much each kind of support counts among the towers a tower leans on. Relative weights, 1 to 4. */
  weights: { neta: 1, full: 2, pillar: 1, piece: 2 },
  /** Level of the netes: floors above this many. Floors, by a pillar and by the rest. */
  groundFloors: { pillar: 3, other: 4 },
  /** Level of the pieces of training. Level, 0 to 8: each ring stands on the one before. */
  pieceLevels: { FT: 3, MT: 4, PT: 5 },
} as const satisfies {
  lesson: Record<GameOutcome, number>;
} & Record<string, unknown>;
