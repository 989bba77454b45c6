import * as v from 'valibot';
import {
  MAX_MEMBERS,
  MAX_SAVED_ATTEMPTS,
  MAX_SAVED_PERFORMANCES,
  REHEARSAL_ATTEMPTS,
} from '@/lib/castle-game/limits';
import {
  type Attempt,
  GAME_OUTCOMES,
  type Performance,
  type Round,
  type Today,
  type TrackedMission,
  type TrackedObjective,
} from '@/lib/castle-game/types';
import { toWellFormed } from '@/lib/text/catalan';
import { dateFrom, isGameDate, timeFrom } from './dates';
import { context, MAX_POINTS, outcome, SAVED_CONTEXTS, SAVED_REWARD, shortText, whole } from './names';
import { firstsSchema, lastAttempt, missedPerformance, seasonsSchema } from './reading-history';

// Schemas check saved fields and rename them to those of the game. Unknown fields stay unchanged.

export const NAME_LENGTH = 120;
/** Tolerance for a sum of 1. */
const ROUNDING = 1e-6;

const chance = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1));

/** The file can contain rounded chances. */
const chances = v.pipe(
  v.strictTuple([chance, chance, chance, chance]),
  v.check(([a, b, c, d]) => a + b + c + d > 0),
  v.transform(([a, b, c, d]): readonly [number, number, number, number] => {
    const total = a + b + c + d;
    return Math.abs(total - 1) <= ROUNDING ? [a, b, c, d] : [a / total, b / total, c / total, d / total];
  }),
);

/** Cuts before checking, since a file can contain any number of items. */
const lastOf = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.slice(-most)),
    v.array(item),
  );

const time = v.pipe(v.union([v.number(), v.string()]), v.transform(timeFrom), v.number(), v.finite());

export const attemptSchema = v.pipe(
  v.looseObject({ resultat: outcome, intentat_at: time, context, probabilitats: chances }),
  v.transform(
    ({ resultat, intentat_at, context, probabilitats, ...others }): Attempt => ({
      ...others,
      outcome: resultat,
      triedAt: intentat_at,
      context,
      chances: probabilitats,
    }),
  ),
);

/** Reads only learnt values. The catalogue gives the rest. */
export const statSchema = v.pipe(
  v.looseObject({
    probabilitats: v.optional(v.looseObject({ unique: v.optional(chances) })),
    attempts: v.optional(lastOf(MAX_SAVED_ATTEMPTS, attemptSchema), []),
  }),
  v.transform(
    ({ castell, grup, subgrup, gent, carregat, descarregat, neta, probabilitats, attempts, ...others }) => ({
      own: probabilitats?.unique,
      attempts,
      others,
    }),
  ),
);

const round = v.pipe(
  v.looseObject({
    ronda: whole(1, 100),
    castell: shortText,
    resultat: outcome,
    punts: whole(0, MAX_POINTS),
  }),
  v.transform(
    ({ ronda, castell, resultat, punts, ...others }): Round => ({
      ...others,
      number: ronda,
      code: castell,
      outcome: resultat,
      points: punts,
    }),
  ),
);
export const roundsSchema = v.pipe(v.array(round), v.maxLength(20));

export const performanceSchema = v.pipe(
  v.looseObject({
    castells: v.pipe(v.array(round), v.maxLength(20)),
    punts: whole(0, MAX_POINTS),
    data: time,
    dia: v.optional(v.pipe(v.string(), v.check(isGameDate))),
    castellers: v.optional(v.looseObject({ before: whole(1, MAX_MEMBERS), after: whole(1, MAX_MEMBERS) })),
  }),
  v.transform(
    ({ castells, punts, data, dia, castellers, ...others }): Performance => ({
      ...others,
      rounds: castells,
      points: punts,
      endedAt: data,
      ...(dia && { day: dia }),
      ...(castellers && { members: castellers }),
    }),
  ),
);

const objective = v.pipe(
  v.looseObject({
    castell: shortText,
    action: v.picklist(GAME_OUTCOMES),
    amount: v.optional(whole(1, 1000)),
    current: v.optional(whole(0, 1000), 0),
    completed: v.optional(v.boolean(), false),
  }),
  v.transform(
    ({ castell, action, ...others }): TrackedObjective => ({ ...others, code: castell, outcome: action }),
  ),
);
const objectives = v.optional(v.pipe(v.array(objective), v.maxLength(20)));

export const missionSchema = v.pipe(
  v.looseObject({
    title: shortText,
    description: shortText,
    objectives: v.pipe(
      v.looseObject({ assaig: objectives, actuacio: objectives }),
      v.transform(({ assaig, actuacio, ...others }) => ({
        ...others,
        ...(assaig && { rehearsal: assaig }),
        ...(actuacio && { performance: actuacio }),
      })),
    ),
    rewards: v.pipe(
      v.array(
        v.pipe(
          v.looseObject({ type: v.literal(SAVED_REWARD), amount: whole(0, 1000) }),
          v.transform((reward) => ({ ...reward, type: 'members' as const })),
        ),
      ),
      v.maxLength(5),
    ),
    todo: whole(0, 100),
    completed: whole(0, 100),
  }),
  v.transform((tracked): TrackedMission => tracked),
);
const missions = v.pipe(v.array(missionSchema), v.maxLength(50));

const today = v.variant('type', [
  v.pipe(
    v.looseObject({ type: v.literal(SAVED_CONTEXTS.rehearsal), provesLeft: whole(0, REHEARSAL_ATTEMPTS) }),
    v.transform(
      ({ provesLeft, ...others }): Today => ({ ...others, type: 'rehearsal', attemptsLeft: provesLeft }),
    ),
  ),
  v.pipe(
    v.looseObject({ type: v.literal(SAVED_CONTEXTS.performance), done: v.boolean() }),
    v.transform((day): Today => ({ ...day, type: 'performance' })),
  ),
]);

/** Stats are read tower by tower. */
export const teamSchema = v.pipe(
  v.looseObject({
    name: v.pipe(
      v.string(),
      v.transform((name) => toWellFormed(name.slice(0, NAME_LENGTH))),
      v.check((name) => name.trim() !== ''),
    ),
    color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
    castellers: whole(1, MAX_MEMBERS),
    actualCastellers: v.optional(whole(0, MAX_MEMBERS)),
    // An array would pass as a record.
    stats: v.pipe(
      v.unknown(),
      v.check((stats) => !Array.isArray(stats)),
      v.record(v.string(), v.unknown()),
    ),
    historic: lastOf(MAX_SAVED_PERFORMANCES, performanceSchema),
    tried: v.array(v.string()),
    missions_accepted: missions,
    missions_completed: missions,
    date: v.pipe(v.union([v.number(), v.string()]), v.transform(dateFrom), v.string(), v.check(isGameDate)),
    today,
    seed: v.optional(whole(0, 2 ** 32 - 1)),
    current: v.optional(v.nullable(lastAttempt), null),
    actuacio: v.optional(roundsSchema),
    format: v.optional(whole(1, 1_000_000), 1),
    // Drops invalid values. First times and seasons are derived again.
    dijous_perdut: v.fallback(v.nullish(missedPerformance, null), null),
    primers: v.fallback(v.optional(firstsSchema), undefined),
    temporades: v.fallback(v.optional(seasonsSchema), undefined),
  }),
  v.transform((saved) => ({
    name: saved.name,
    color: saved.color,
    members: saved.castellers,
    attendees: saved.actualCastellers,
    stats: saved.stats,
    history: saved.historic,
    tried: saved.tried,
    acceptedMissions: saved.missions_accepted,
    completedMissions: saved.missions_completed,
    date: saved.date,
    today: saved.today,
    seed: saved.seed,
    lastAttempt: saved.current,
    rounds: saved.actuacio,
    format: saved.format,
    missedPerformance: saved.dijous_perdut,
    firsts: saved.primers,
    seasons: saved.temporades,
  })),
);
export type ReadTeam = v.InferOutput<typeof teamSchema>;
