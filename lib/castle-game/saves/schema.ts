import * as v from 'valibot';
import { ATTEMPTS_KEPT, MOST_MEMBERS, PERFORMANCES_KEPT, REHEARSAL_ATTEMPTS } from '@/lib/castle-game/limits';
import { RESULTS } from '@/lib/castle-game/results';
import { isGameDate } from '@/lib/castle-game/saves/dates';
import { CONTEXTS } from '@/lib/castle-game/types';
import { dateFrom, timeFrom } from './dates';

const MOST_POINTS = 1_000_000;
const NAME_LENGTH = 120;
/** How far from 1 four chances may add up before they are put right. */
const ROUNDING = 1e-6;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const shortText = v.pipe(v.string(), v.maxLength(2000));

const chance = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1));

/** Four chances; whoever wrote them may have rounded them. */
const chances = v.pipe(
  v.strictTuple([chance, chance, chance, chance]),
  v.check(([a, b, c, d]) => a + b + c + d > 0),
  v.transform(([a, b, c, d]): readonly [number, number, number, number] => {
    const total = a + b + c + d;
    return Math.abs(total - 1) <= ROUNDING ? [a, b, c, d] : [a / total, b / total, c / total, d / total];
  }),
);

/** The last ones of a list, cut before they are looked at: a list can be longer than anyone could play. */
const lastOf = <Item extends v.GenericSchema>(kept: number, item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.slice(-kept)),
    v.array(item),
  );

const time = v.pipe(v.union([v.number(), v.string()]), v.transform(timeFrom), v.number(), v.finite());

const attempt = v.looseObject({
  resultat: v.picklist(RESULTS),
  intentat_at: time,
  context: v.picklist(CONTEXTS),
  probabilitats: chances,
});

/** A tower of the team. What the catalogue says of it is not read: rules come from the game, progress from the save. */
export const statSchema = v.looseObject({
  probabilitats: v.optional(v.looseObject({ unique: v.optional(chances) })),
  attempts: v.optional(lastOf(ATTEMPTS_KEPT, attempt), []),
});

const round = v.looseObject({
  ronda: whole(1, 100),
  castell: shortText,
  resultat: v.picklist(RESULTS),
  punts: whole(0, MOST_POINTS),
});
export const roundsSchema = v.pipe(v.array(round), v.maxLength(20));

const performance = v.looseObject({
  castells: v.pipe(v.array(round), v.maxLength(20)),
  punts: whole(0, MOST_POINTS),
  data: time,
  dia: v.optional(v.pipe(v.string(), v.check(isGameDate))),
  castellers: v.optional(v.looseObject({ before: whole(1, MOST_MEMBERS), after: whole(1, MOST_MEMBERS) })),
});

const action = v.picklist(['descarregat', 'carregat', 'intent', 'intent desmuntat']);
const objectives = v.optional(
  v.pipe(
    v.array(
      v.looseObject({
        castell: shortText,
        action,
        amount: v.optional(whole(1, 1000)),
        current: v.optional(whole(0, 1000), 0),
        completed: v.optional(v.boolean(), false),
      }),
    ),
    v.maxLength(20),
  ),
);
const mission = v.looseObject({
  title: shortText,
  description: shortText,
  objectives: v.looseObject({ assaig: objectives, actuacio: objectives }),
  rewards: v.pipe(
    v.array(v.looseObject({ type: v.literal('castellers'), amount: whole(0, 1000) })),
    v.maxLength(5),
  ),
  todo: whole(0, 100),
  completed: whole(0, 100),
});
const missions = v.pipe(v.array(mission), v.maxLength(50));

const current = v.looseObject({
  castell: shortText,
  resultat: v.picklist(RESULTS),
  context: v.picklist(CONTEXTS),
  missions: v.optional(v.array(shortText), []),
});

/** Everything a save has but its stats, which are read tower by tower. */
export const teamSchema = v.looseObject({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.slice(0, NAME_LENGTH).toWellFormed()),
    v.check((name) => name.trim() !== ''),
  ),
  color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
  castellers: whole(1, MOST_MEMBERS),
  actualCastellers: v.optional(whole(0, MOST_MEMBERS)),
  // A list would pass as a record of its indexes.
  stats: v.pipe(
    v.unknown(),
    v.check((stats) => !Array.isArray(stats)),
    v.record(v.string(), v.unknown()),
  ),
  historic: lastOf(PERFORMANCES_KEPT, performance),
  tried: v.array(v.string()),
  missions_accepted: missions,
  missions_completed: missions,
  date: v.pipe(v.union([v.number(), v.string()]), v.transform(dateFrom), v.string(), v.check(isGameDate)),
  today: v.variant('type', [
    v.looseObject({ type: v.literal('assaig'), provesLeft: whole(0, REHEARSAL_ATTEMPTS) }),
    v.looseObject({ type: v.literal('actuacio'), done: v.boolean() }),
  ]),
  seed: v.optional(whole(0, 2 ** 32 - 1)),
  current: v.optional(v.nullable(current), null),
  actuacio: v.optional(roundsSchema),
  format: v.optional(whole(1, 1_000_000), 1),
});
export type SavedTeam = v.InferOutput<typeof teamSchema>;
