import type { GameOutcome } from './vocabulary';

/** Difficulty of the towers and learning speed. Arrays are indexed by level, 0 to 8. */
export const tuning = {
  /** By number of members: points that change nothing, and points for each member more. */
  growth: [
    { members: 35, none: 100, each: 190 },
    { members: 60, none: 540, each: 205 },
    { members: 90, none: 1050, each: 220 },
    { members: 130, none: 2400, each: 245 },
    { members: 170, none: 4400, each: 280 },
    { members: 250, none: 8800, each: 360 },
    { members: 350, none: 16500, each: 480 },
  ],
  /** Own chance of descarregat of a new team, 0.015 to 0.5. Falls with the level. */
  start: [0.14, 0.115, 0.056, 0.047, 0.045, 0.036, 0.026, 0.021, 0.017],
  /**
   * Split of the remaining chance into carregat, intent and intent desmuntat. Adds up to 1. University teams
   * usually dismantle a tower in time.
   */
  failing: [0.1, 0.12, 0.78],
  /** Upper bound of each own chance, 0.6 to 0.98. Falls with the level. */
  most: [0.975, 0.968, 0.962, 0.955, 0.932, 0.91, 0.873, 0.837, 0.8],
  /** Lower bound of each own chance, 0.005 to 0.03, below every `start`. */
  least: [0.015, 0.015, 0.015, 0.015, 0.015, 0.015, 0.015, 0.015, 0.015],
  /** Largest relative growth of the chance of descarregat in one attempt, 0.01 to 0.15. */
  pace: [0.112, 0.066, 0.043, 0.037, 0.036, 0.033, 0.022, 0.013, 0.011],
  /** Share of `pace` by outcome, 0 to 1. A fall teaches too, so no team gets stuck. */
  lesson: { descarregat: 1, carregat: 0.8, intent: 0.6, 'intent desmuntat': 0.5 },
  /** Factor of a lesson for each chance, -1 to 1, in the order of `GAME_OUTCOMES`. */
  shift: [1, -0.3, -0.6, -0.6],
  /** Own chance of descarregat of a ready team, 0.1 to 0.9. */
  ready: [0.84, 0.76, 0.67, 0.57, 0.47, 0.38, 0.29, 0.21, 0.15],
  /**
   * Quick simulator: members, knowledge of each structure as a factor of `ready`, and the Thursdays, which say how good
   * the three neighbours are.
   */
  quick: {
    members: { least: 70, most: 190 },
    knowledge: { least: 0.75, most: 1.1 },
    firstDay: '2025-09-18',
    weeks: { least: 0, most: 40 },
  },
  /**
   * Share of the chances from dependencies, 0.3 to 0.75. Makes skipping easier towers costly. Less from level 7 on, whose
   * towers would otherwise be the best choice of a team that has never rehearsed them.
   */
  leaning: [0.48, 0.4, 0.41, 0.44, 0.48, 0.52, 0.56, 0.45, 0.45],
  /** The same for netes and training pieces, at any level, 0 to 0.4. */
  groundLeaning: { neta: 0.35, training: 0.25 },
  /**
   * Towers lifted from below: share from dependencies by level, and factors for own chances, 0 to 1. They take few
   * people for their points, so those of six floors, of level 3, and those of level 7 are worth little without rehearsals of
   * their own, and the 3d7s, of level 6, without the 3d8f on which it leans. `most` bounds all four chances: below that of an
   * intent desmuntat of a new team, it would turn them into falls and carregats.
   */
  lifted: {
    leaning: [0.77, 0.77, 0.77, 0.2, 0.77, 0.77, 0.77, 0.2, 0.2],
    start: 0.8,
    most: 0.92,
  },
  /** Factor of `pace`, 1 to 4. Pilars built upwards need few people and little time. */
  pilars: { pace: 3.2 },
  /** Relative weights of the dependencies, 1 to 5. */
  weights: { neta: 1, full: 2, upright: 5, lifted: 1, pilar: 1, piece: 2 },
  /** Floors subtracted to get the level of a neta. */
  groundFloors: { pilar: 3, other: 4 },
  /** Level, 0 to 8. */
  pieceLevels: { FT: 3, MT: 4, PT: 5 },
} as const satisfies {
  lesson: Record<GameOutcome, number>;
} & Record<string, unknown>;
