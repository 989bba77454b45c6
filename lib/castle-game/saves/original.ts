import * as v from 'valibot';
import { timeFrom } from '@/lib/castle-game/dates';
import { MAX_MEMBERS, REHEARSAL_ATTEMPTS, SLOTS } from '@/lib/castle-game/limits';
import { isRecord } from '@/lib/values/collections';
import { attempt, mission, performance } from './fields';
import { lossOf, type SaveLoss } from './losses';

// Saves of the original game have no format. In them, attempts are under `stats`, a finished mission has
// `completed: true`, times are texts, and lists can be newest first. Unreadable items are dropped and
// reported.

type Json = Record<string, unknown>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const momentOf = (value: unknown): number =>
  (typeof value === 'number' || typeof value === 'string' ? timeFrom(value) : undefined) ?? 0;

/** Items with the same time keep their order, reversed in a newest-first list. */
function byTime(list: readonly unknown[], field: string): readonly unknown[] {
  const at = (item: unknown) => (isRecord(item) ? momentOf(item[field]) : 0);
  const newestFirst = at(list.at(0)) > at(list.at(-1));
  return (newestFirst ? [...list].reverse() : [...list]).sort((one, other) => at(one) - at(other));
}

/** Leaves other values for the schema to refuse. */
const within = (value: unknown, least: number, most: number): unknown =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, Math.floor(value)))
    : value;

function objectiveFrom(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const amount = typeof value.amount === 'number' ? value.amount : 1;
  const current = typeof value.current === 'number' ? value.current : value.completed === true ? amount : 0;
  return { ...value, current, completed: value.completed === true || current >= amount };
}

function missionFrom(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value.objectives)) return value;
  const assaig = listOf(value.objectives.assaig).map(objectiveFrom);
  const actuacio = listOf(value.objectives.actuacio).map(objectiveFrom);
  const all = [...assaig, ...actuacio];
  const met = all.filter((one) => isRecord(one) && one.completed === true).length;
  return {
    ...value,
    objectives: {
      ...value.objectives,
      ...(value.objectives.assaig !== undefined && { assaig }),
      ...(value.objectives.actuacio !== undefined && { actuacio }),
    },
    todo: all.length,
    completed: value.completed === true ? all.length : met,
  };
}

function statFrom(value: unknown): { readonly stat: unknown; readonly lost: number } {
  if (!isRecord(value) || !Array.isArray(value.stats)) return { stat: value, lost: 0 };
  const { stats, ...stat } = value;
  const all = [...listOf(value.attempts), ...listOf(stats)];
  const attempts = byTime(
    all.filter((one) => v.is(attempt.schema, one)),
    'intentat_at',
  );
  // An untried tower gets the odds of this game.
  const { unique, ...odds } = isRecord(stat.probabilitats) ? stat.probabilitats : {};
  const learnt = attempts.length === 0 ? odds : stat.probabilitats;
  return { stat: { ...stat, probabilitats: learnt, attempts }, lost: all.length - attempts.length };
}

/** By last attempt. Adds missing towers that have attempts. */
function triedFrom(tried: unknown, stats: Json): unknown {
  if (!Array.isArray(tried)) return tried;
  const lastOf = (code: unknown): number => {
    const stat = typeof code === 'string' && Object.hasOwn(stats, code) ? stats[code] : undefined;
    const last = isRecord(stat) ? listOf(stat.attempts).at(-1) : undefined;
    return isRecord(last) ? momentOf(last.intentat_at) : 0;
  };
  const all = new Set<unknown>(tried);
  const others = Object.keys(stats).filter((code) => !all.has(code) && lastOf(code) > 0);
  return [...others, ...tried].sort((one, other) => lastOf(one) - lastOf(other));
}

function roundsFrom(stats: Json, history: readonly unknown[]): readonly unknown[] {
  const last = history.at(-1);
  const since = isRecord(last) ? momentOf(last.data) : 0;
  const onStage = Object.entries(stats).flatMap(([castell, stat]) =>
    (isRecord(stat) ? listOf(stat.attempts) : [])
      .filter(isRecord)
      .filter(({ context, intentat_at }) => context === 'actuacio' && momentOf(intentat_at) > since)
      .map(({ resultat, intentat_at }) => ({ castell, resultat, intentat_at })),
  );
  return byTime(onStage, 'intentat_at')
    .slice(-SLOTS)
    .filter(isRecord)
    .map(({ castell, resultat }, index) => ({ ronda: index + 1, castell, resultat, punts: 0 }));
}

function missionsFrom(value: unknown): { readonly readable: unknown; readonly lost: readonly unknown[] } {
  if (!Array.isArray(value)) return { readable: value, lost: [] };
  const missions = value.map(missionFrom);
  const isMission = (one: unknown) => v.is(mission.schema, one);
  return { readable: missions.filter(isMission), lost: missions.filter((one) => !isMission(one)) };
}

const titlesOf = (missions: readonly unknown[]): readonly string[] =>
  missions.flatMap((one) => (isRecord(one) && typeof one.title === 'string' ? one.title : []));

function todayFrom(today: unknown): unknown {
  if (!isRecord(today) || today.type !== 'assaig') return today;
  return { ...today, provesLeft: within(today.provesLeft, 0, REHEARSAL_ATTEMPTS) };
}

type Original = { readonly saved: Json; readonly losses: readonly SaveLoss[] };

/** `roundsKnown`: storage has the current rounds under another key. A file does not. */
export function fromOriginal(saved: Json, roundsKnown: boolean): Original {
  const all = Array.isArray(saved.historic) ? saved.historic : undefined;
  const history = byTime(
    (all ?? []).filter((one) => v.is(performance.schema, one)),
    'data',
  );
  const towers = isRecord(saved.stats) ? Object.entries(saved.stats) : [];
  const read = towers.map(([code, value]) => ({ code, ...statFrom(value) }));
  const stats = isRecord(saved.stats)
    ? Object.fromEntries(read.map(({ code, stat }) => [code, stat]))
    : undefined;
  const accepted = missionsFrom(saved.missions_accepted);
  const completed = missionsFrom(saved.missions_completed);
  const titles = titlesOf([...accepted.lost, ...completed.lost]);
  const unreadable = accepted.lost.length + completed.lost.length;
  const others = towers.some(([, stat]) => isRecord(stat) && Array.isArray(stat.stats));
  const attempted = Object.values(stats ?? {}).some(
    (stat) => isRecord(stat) && listOf(stat.attempts).length > 0,
  );
  const inCourse = isRecord(saved.today) && saved.today.type === 'actuacio' && saved.today.done === false;
  const needsRounds = others && inCourse && !roundsKnown && saved.actuacio === undefined;
  return {
    saved: {
      ...saved,
      castellers: within(saved.castellers, 1, MAX_MEMBERS),
      ...(saved.actualCastellers !== undefined && {
        actualCastellers: within(saved.actualCastellers, 0, MAX_MEMBERS),
      }),
      stats: stats ?? saved.stats,
      historic: all ? history : saved.historic,
      tried: others ? triedFrom(saved.tried, stats ?? {}) : saved.tried,
      missions_accepted: accepted.readable,
      missions_completed: completed.readable,
      today: todayFrom(saved.today),
      ...(needsRounds && { actuacio: roundsFrom(stats ?? {}, history) }),
    },
    losses: [
      ...lossOf({ kind: 'unreadable attempts', lost: read.reduce((sum, { lost }) => sum + lost, 0) }),
      ...lossOf({ kind: 'unreadable performances', lost: (all?.length ?? 0) - history.length }),
      ...(unreadable > 0 ? [{ kind: 'unreadable missions', titles } as const] : []),
      ...(others && attempted ? [{ kind: 'odds' } as const] : []),
    ],
  };
}
