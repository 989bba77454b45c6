import * as v from 'valibot';
import { dateFrom, isGameDate, timeFrom } from '@/lib/castle-game/dates';
import {
  MAX_MEMBERS,
  MAX_SAVED_ATTEMPTS,
  MAX_SAVED_PERFORMANCES,
  PLAN_SLOTS,
  REHEARSAL_ATTEMPTS,
  SERIES_ATTEMPTS,
} from '@/lib/castle-game/limits';
import {
  type Attempt,
  type Chances,
  type FirstTimes,
  type LastAttempt,
  type MissedPerformance,
  type MissionStep,
  type Performance,
  type Reward,
  type Round,
  SERIES_ENDS,
  type SeasonNote,
  type Series,
  type SeriesEnd,
  type Team,
  type Today,
  type TowerStat,
  type TrackedMission,
  type TrackedObjective,
} from '@/lib/castle-game/types';
import { BUILT, CONTEXTS, type Context, GAME_OUTCOMES, type GameOutcome } from '@/lib/castle-game/vocabulary';
import { isSeason, type Season } from '@/lib/dates/seasons';
import {
  byCode,
  type Codec,
  lastOf,
  listOf,
  nullable,
  oneOf,
  optional,
  orElse,
  record,
  same,
  spelt,
} from './codec';

// Names and spellings in saves. Never change them: stored games contain them.

const SAVED_OUTCOMES = {
  descarregat: 'DESCARREGAT',
  carregat: 'CARREGAT',
  intent: 'INTENT',
  'intent desmuntat': 'INTENT DESMUNTAT',
} as const satisfies Record<GameOutcome, string>;

const SAVED_CONTEXTS = {
  rehearsal: 'assaig',
  performance: 'actuacio',
} as const satisfies Record<Context, string>;

const SAVED_ENDS = {
  mission: 'missio',
  'first time': 'primer cop',
  'no attempts left': 'sense proves',
} as const satisfies Record<SeriesEnd, string>;

/** Older saves have no number. */
export const FORMAT = 2;
export const NAME_LENGTH = 120;
/** Tolerance for a sum of 1. */
const ROUNDING = 1e-6;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const count = (min: number, max: number) => same(whole(min, max));
/**
 * Points, people and amounts of the rulebook. It may have any numbers, texts and missions, so a save sets no limits of its
 * own to them: `MAX_CHARACTERS` limits the whole.
 */
const amount = (min: number) => count(min, Number.MAX_SAFE_INTEGER);
const flag = same(v.boolean());
const text = same(v.string());
const day = v.pipe(v.string(), v.check(isGameDate));
const outcome = spelt(GAME_OUTCOMES, SAVED_OUTCOMES);
const action = same(v.picklist(GAME_OUTCOMES));
const context = spelt(CONTEXTS, SAVED_CONTEXTS);
const chance = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1));
const time = same(v.pipe(v.union([v.number(), v.string()]), v.transform(timeFrom), v.number(), v.finite()));

/** The file can contain rounded chances. */
const chances = v.pipe(
  v.strictTuple([chance, chance, chance, chance]),
  v.check(([a, b, c, d]) => a + b + c + d > 0),
  v.transform(([a, b, c, d]): Chances => {
    const total = a + b + c + d;
    return Math.abs(total - 1) <= ROUNDING ? [a, b, c, d] : [a / total, b / total, c / total, d / total];
  }),
);

/** Details that the game does not need: null and invalid ones are dropped. */
const news = <Value>(codec: Codec<Value>) => orElse(optional(codec), undefined);

export const attempt = record<Attempt>({
  outcome: ['resultat', outcome],
  triedAt: ['intentat_at', time],
  context: ['context', context],
  chances: ['probabilitats', same(chances)],
});

/** Reads only learnt values. The catalogue gives the rest. */
export const statSchema = v.pipe(
  v.looseObject({
    probabilitats: v.optional(v.looseObject({ unique: v.optional(chances) })),
    attempts: v.optional(lastOf(MAX_SAVED_ATTEMPTS, attempt).schema, []),
  }),
  v.transform(
    ({ castell, grup, subgrup, gent, carregat, descarregat, neta, probabilitats, attempts, ...others }) => ({
      own: probabilitats?.unique,
      attempts,
      others,
    }),
  ),
);

export function writeStat(stat: TowerStat): object {
  const { code, group, subgroup, people, carregat, descarregat, rehearsalOnly, odds, attempts, ...others } =
    stat;
  const { leaning, multipliers, caps, own, dependencies } = odds;
  return {
    castell: code,
    grup: group,
    subgrup: subgroup,
    gent: people,
    carregat,
    descarregat,
    neta: rehearsalOnly,
    ...others,
    probabilitats: {
      pes_dependencies: leaning,
      multipliers: Object.fromEntries(GAME_OUTCOMES.map((one) => [SAVED_OUTCOMES[one], multipliers[one]])),
      caps,
      unique: own,
      dependencies,
    },
    attempts: attempts.map(attempt.write),
  };
}

export const rounds = listOf(
  record<Round>({
    number: ['ronda', count(1, 100)],
    code: ['castell', text],
    outcome: ['resultat', outcome],
    points: ['punts', amount(0)],
  }),
  20,
);

export const performance = record<Performance>({
  rounds: ['castells', rounds],
  points: ['punts', amount(0)],
  endedAt: ['data', time],
  day: ['dia', optional(same(day))],
  members: [
    'castellers',
    optional(same(v.looseObject({ before: whole(1, MAX_MEMBERS), after: whole(1, MAX_MEMBERS) }))),
  ],
});

const objectives = optional(
  listOf(
    record<TrackedObjective>({
      code: ['castell', text],
      outcome: ['action', action],
      amount: ['amount', optional(amount(1))],
      current: ['current', same(v.optional(amount(0).schema, 0))],
      completed: ['completed', same(v.optional(v.boolean(), false))],
    }),
  ),
);

export const mission = record<TrackedMission>({
  title: ['title', text],
  description: ['description', text],
  objectives: [
    'objectives',
    record<TrackedMission['objectives']>({
      rehearsal: [SAVED_CONTEXTS.rehearsal, objectives],
      performance: [SAVED_CONTEXTS.performance, objectives],
    }),
  ],
  rewards: [
    'rewards',
    listOf(
      record<Reward>({
        type: ['type', spelt(['members'], { members: 'castellers' })],
        amount: ['amount', amount(0)],
      }),
    ),
  ],
  todo: ['todo', amount(0)],
  completed: ['completed', amount(0)],
});

const today = oneOf<Today, 'type'>('type', 'type', SAVED_CONTEXTS, {
  rehearsal: { attemptsLeft: ['provesLeft', count(0, REHEARSAL_ATTEMPTS)] },
  performance: { done: ['done', flag] },
});

const step = record<MissionStep>({
  title: ['title', text],
  code: ['castell', text],
  outcome: ['action', action],
  current: ['current', amount(0)],
  amount: ['amount', amount(1)],
});

const series = record<Series>({
  outcomes: ['resultats', listOf(outcome, SERIES_ATTEMPTS, 1)],
  before: ['abans', same(chance)],
  end: ['final', optional(spelt(SERIES_ENDS, SAVED_ENDS))],
  first: ['primer', optional(spelt(BUILT, SAVED_OUTCOMES))],
});

const lastAttempt = record<LastAttempt>({
  code: ['castell', text],
  outcome: ['resultat', outcome],
  context: ['context', context],
  missions: ['missions', same<readonly string[]>(v.optional(v.array(v.string()), []))],
  steps: ['passos', news(listOf(step))],
  first: ['primer', news(spelt(BUILT, SAVED_OUTCOMES))],
  series: ['tanda', news(series)],
});

const missedPerformance = record<MissedPerformance>({
  day: ['dia', same(day)],
  came: ['vinguts', count(0, MAX_MEMBERS)],
  needed: ['minim', count(0, MAX_MEMBERS)],
});

const firstDay = v.optional(v.nullable(day));
const firstDays = same(v.optional(v.looseObject({ carregat: firstDay, descarregat: firstDay })));

const firsts = byCode(
  record<FirstTimes>({
    rehearsal: [SAVED_CONTEXTS.rehearsal, firstDays],
    performance: [SAVED_CONTEXTS.performance, firstDays],
  }),
);

/** Notes of earlier versions have a `repte` too, an ambition, which stays as it is. */
const seasonNote = record<SeasonNote>({
  season: ['temporada', same(v.custom<Season>((one) => typeof one === 'string' && isSeason(one)))],
  members: ['castellers', count(1, MAX_MEMBERS)],
  read: ['llegida', flag],
});

const notes = listOf(seasonNote, 10_000, 1);
/** In ascending order. */
const seasons: Codec<readonly SeasonNote[]> = {
  ...notes,
  schema: v.pipe(
    notes.schema,
    v.check((all) =>
      all.every(({ season }, index) => index === 0 || season > (all[index - 1]?.season ?? '')),
    ),
  ),
};

const missions = listOf(mission);

const teamName = v.pipe(
  v.string(),
  v.transform((name) => name.slice(0, NAME_LENGTH).toWellFormed()),
  v.check((name) => name.trim() !== ''),
);

/** What older saves lack. */
type Derived = 'attendees' | 'seed' | 'firsts' | 'seasons';

/** A team as saves have it: towers are read one by one. */
export type SavedTeam = Omit<Team, Derived | 'stats' | 'unknown' | 'unknownStats'> &
  Partial<Pick<Team, Derived>> & {
    readonly rounds?: readonly Round[];
    readonly format: number;
    readonly stats: Readonly<Record<string, unknown>>;
  };

const teamFields = {
  name: ['name', same(teamName)],
  color: ['color', same(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)))],
  members: ['castellers', count(1, MAX_MEMBERS)],
  attendees: ['actualCastellers', optional(count(0, MAX_MEMBERS))],
  tried: ['tried', same<readonly string[]>(v.array(v.string()))],
  acceptedMissions: ['missions_accepted', missions],
  completedMissions: ['missions_completed', missions],
  date: [
    'date',
    same(v.pipe(v.union([v.number(), v.string()]), v.transform(dateFrom), v.string(), v.check(isGameDate))),
  ],
  today: ['today', today],
  seed: ['seed', optional(count(0, 2 ** 32 - 1))],
  lastAttempt: ['current', nullable(lastAttempt)],
  rounds: ['actuacio', optional(rounds)],
  format: ['format', same(v.optional(whole(1, 1_000_000), 1))],
  // Drops invalid values. First times and seasons are derived again.
  firsts: ['primers', news(firsts)],
  seasons: ['temporades', news(seasons)],
  plan: ['pla', news(listOf(text, PLAN_SLOTS))],
  missedPerformance: ['dijous_perdut', orElse(nullable(missedPerformance), null)],
  history: ['historic', lastOf(MAX_SAVED_PERFORMANCES, performance)],
  stats: ['stats', byCode(same(v.unknown()))],
} as const;

export const team = record<SavedTeam>(teamFields);

/** Other keys of a save are kept unchanged. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set(Object.values(teamFields).map(([key]) => key));

export const REQUIRED_KEYS = [
  'name',
  'color',
  'castellers',
  'stats',
  'historic',
  'tried',
  'missions_accepted',
  'missions_completed',
  'date',
  'today',
] as const;
