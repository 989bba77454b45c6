import { MAX_SAVED_ATTEMPTS, PERFORMANCE_ATTENDEES, SERIES_ATTEMPTS } from '@/lib/castle-game/limits';
import type {
  Attempt,
  GameState,
  LastAttempt,
  MissionStep,
  SeriesEnd,
  TowerStat,
} from '@/lib/castle-game/types';
import type { Built, GameOutcome } from '@/lib/castle-game/vocabulary';
import { draw } from '@/lib/values/random';
import { chancesOf, learn, outcomeFor } from './chances';
import { countAttempt } from './missions';
import { type Phase, peopleRefusal, performanceRefusal } from './performance';
import type { ActionResult, Refusal } from './refusal';
import { firstTimeOf, towerOf, withFirst } from './team';

/** Pass `phase` to compute it only once. */
export function attemptRefusal(state: GameState, code: string, phase?: Phase): Refusal | undefined {
  const { today, attendees: present, lastAttempt, stats } = state.team;
  const entry = towerOf(stats, code);
  if (!entry) return { kind: 'no such tower' };
  if (today.type === 'rehearsal')
    return today.attemptsLeft > 0 ? peopleRefusal(entry, present) : { kind: 'no attempts left' };
  if (today.done) return { kind: 'performance over' };
  if (lastAttempt?.context === 'performance') return { kind: 'result waiting' };
  if (present < PERFORMANCE_ATTENDEES && state.rounds.length === 0)
    return { kind: 'too few attendees', needed: PERFORMANCE_ATTENDEES, present };
  return performanceRefusal(state, entry, phase);
}

function withAttempt(stat: TowerStat, attempt: Attempt): TowerStat {
  const { attempts, odds } = stat;
  const own = learn(odds.own, odds, attempt.outcome);
  return { ...stat, odds: { ...odds, own }, attempts: [...attempts.slice(1 - MAX_SAVED_ATTEMPTS), attempt] };
}

const movedToEnd = (tried: readonly string[], code: string): readonly string[] =>
  tried.at(-1) === code ? tried : [...tried.filter((name) => name !== code), code];

/**
 * The result stays in `team.lastAttempt` until the player continues. `at`: milliseconds since 1970. Copies
 * without immer, whose drafts are too slow for simulations of millions of attempts.
 */
export function attempt(state: GameState, code: string, at: number): ActionResult<GameState> {
  const reason = attemptRefusal(state, code);
  if (reason) return { ok: false, reason };
  const { team } = state;
  const stat = towerOf(team.stats, code);
  if (!stat) return { ok: false, reason: { kind: 'no such tower' } };
  const chances = chancesOf(team.stats, code);
  const drawn = draw(team.seed);
  const outcome = outcomeFor(chances, drawn.value);
  const { today } = team;
  const context = today.type;
  const made: Attempt = { outcome, triedAt: at, context, chances };
  const first = firstTimeOf(team.firsts[code], context, outcome);
  // A tower that was carregat before is not a new one when it is descarregat.
  const isNew = first && firstTimeOf(team.firsts[code], context, 'carregat');
  const missions = countAttempt(team, code, outcome, context, isNew && ['primer cop']);
  return {
    ok: true,
    state: {
      ...state,
      team: {
        ...missions.team,
        seed: drawn.seed,
        stats: { ...team.stats, [code]: withAttempt(stat, made) },
        tried: movedToEnd(team.tried, code),
        firsts: first ? withFirst(team.firsts, code, context, first, team.date) : team.firsts,
        today: today.type === 'rehearsal' ? { ...today, attemptsLeft: today.attemptsLeft - 1 } : today,
        lastAttempt: {
          code,
          outcome,
          context,
          missions: missions.completed,
          ...(missions.steps.length > 0 && { steps: missions.steps }),
          ...(first && { first }),
        },
      },
    },
  };
}

export function seriesRefusal(state: GameState, code: string): Refusal | undefined {
  return state.team.today.type === 'rehearsal'
    ? attemptRefusal(state, code)
    : { kind: 'one by one in a performance' };
}

function endOf(
  { code, missions, first }: LastAttempt,
  { team: { today, stats } }: GameState,
): SeriesEnd | undefined {
  if (missions.length > 0) return 'mission';
  if (first === 'descarregat' && !towerOf(stats, code)?.rehearsalOnly) return 'first time';
  return today.type === 'rehearsal' && today.attemptsLeft === 0 ? 'no attempts left' : undefined;
}

/**
 * Stops when a mission is completed, at the first time a castell is descarregat, or without attempts left. Another first time is
 * told at its end. `lastAttempt` then describes the whole series.
 */
export function attemptSeries(state: GameState, code: string, at: number): ActionResult<GameState> {
  const reason = seriesRefusal(state, code);
  if (reason) return { ok: false, reason };
  const [before] = chancesOf(state.team.stats, code);
  const outcomes: GameOutcome[] = [];
  let steps: readonly MissionStep[] = [];
  let after = state;
  let end: SeriesEnd | undefined;
  let first: Built | undefined;
  while (outcomes.length < SERIES_ATTEMPTS && !end) {
    const result = attempt(after, code, at);
    if (!result.ok) return result;
    after = result.state;
    const { lastAttempt } = after.team;
    if (!lastAttempt) break;
    outcomes.push(lastAttempt.outcome);
    const made = lastAttempt.steps ?? [];
    steps = [...steps.filter(({ title }) => !made.some((step) => step.title === title)), ...made];
    end = endOf(lastAttempt, after);
    first = lastAttempt.first ?? first;
  }
  const { lastAttempt } = after.team;
  if (!lastAttempt) return { ok: true, state: after };
  const cut = outcomes.length < SERIES_ATTEMPTS ? end : undefined;
  const series = { outcomes, before, ...(cut && { end: cut }), ...(first && { first }) };
  const whole = { ...lastAttempt, series, ...(steps.length > 0 && { steps }) };
  return { ok: true, state: { ...after, team: { ...after.team, lastAttempt: whole } } };
}
