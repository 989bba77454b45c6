import type { GameOutcome } from './outcomes';

/** Numbers that decide how hard the towers are and how fast a team learns. Each array goes from level 0 to 8. */
export const tuning = {
  /** Own chance of descarregat of a new team. Probability, 0.015 to 0.5; harder levels start lower. */
  start: [0.14, 0.115, 0.056, 0.047, 0.045, 0.03, 0.026, 0.021, 0.017],
  /**
   * How the rest of a new team's chances falls into carregat, intent and intent desmuntat. Shares that add up to 1. A
   * university team takes down most of what does not go well; who falls loses people.
   */
  failing: [0.1, 0.12, 0.78],
  /** Most that one own chance can be. Probability, 0.6 to 0.98; harder levels are never as safe. */
  most: [0.975, 0.968, 0.962, 0.955, 0.932, 0.91, 0.873, 0.837, 0.8],
  /** Least that one own chance can be. Probability, 0.005 to 0.03, below every start. */
  least: [0.015, 0.015, 0.015, 0.015, 0.015, 0.015, 0.015, 0.015, 0.015],
  /** What one attempt teaches at best: relative growth of the chance of descarregat, 0.01 to 0.15; of a pillar, as many times more as `pillars` says. */
  pace: [0.112, 0.066, 0.043, 0.037, 0.034, 0.028, 0.022, 0.017, 0.014],
  /** How much of the pace each outcome teaches: 0 to 1. Even a fall teaches, so no team is ever stuck. */
  lesson: { descarregat: 1, carregat: 0.8, intent: 0.6, 'intent desmuntat': 0.5 },
  /** What the lesson does to each chance, in the order of the outcomes. Factors from -1 to 1. */
  shift: [1, -0.3, -0.6, -0.6],
  /** Own chance of descarregat of a team that has rehearsed for years, by level. Probability, 0.1 to 0.9. */
  ready: [0.84, 0.76, 0.67, 0.57, 0.47, 0.38, 0.29, 0.21, 0.15],
  /** The team of a week's challenge: its people, and how well it knows each structure as a factor of `ready`. */
  challenge: { members: { least: 70, most: 190 }, knowledge: { least: 0.75, most: 1.1 } },
  /** Share of the chances that comes from the towers below, by level. 0.3 to 0.75; who skips the way up pays for it. */
  leaning: [0.35, 0.38, 0.41, 0.44, 0.48, 0.52, 0.56, 0.6, 0.62],
  /** The same share for what is rehearsed on the ground, whatever its level. 0 to 0.4. */
  groundLeaning: { neta: 0.35, training: 0.25 },
  /** What is lifted from below: its share from the towers below, and how its own chances compare. 0 to 1. */
  lifted: { leaning: 0.77, start: 0.8, most: 0.46, pace: 0.6 },
  /** A pillar takes few people and little time, so a rehearsal teaches more of it. Factor of the pace, 1 to 4. */
  pillars: { pace: 3.2 },
  /** How much each kind of support counts among the towers a tower leans on. Relative weights, 1 to 5. */
  weights: { neta: 1, full: 2, upright: 5, lifted: 1, pillar: 1, piece: 2 },
  /** Level of the netes: floors above this many. Floors, by a pillar and by the rest. */
  groundFloors: { pillar: 3, other: 4 },
  /** Level of the pieces of training. Level, 0 to 8: each ring stands on the one before. */
  pieceLevels: { FT: 3, MT: 4, PT: 5 },
} as const satisfies {
  lesson: Record<GameOutcome, number>;
} & Record<string, unknown>;
