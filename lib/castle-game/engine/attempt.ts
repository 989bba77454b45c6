import { ATTEMPTS_KEPT, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Attempt, GameState, TowerStat } from '@/lib/castle-game/types';
import { draw } from '@/lib/random/generator';
import { firstTimeOf, withFirst } from './first-times';
import { learn } from './learn';
import { countAttempt } from './missions';
import { type Phase, peopleRefusal, performanceRefusal } from './performance';
import { chancesOf, outcomeFor } from './probabilities';
import type { ActionResult, Refusal } from './refusal';
import { towerOf } from './tower-of';

/** Returns `undefined` if the tower can be tried. Pass `phase` to compute it only once. */
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

/** Learns from the attempt and drops the oldest attempts. */
function withAttempt(stat: TowerStat, attempt: Attempt): TowerStat {
  const { attempts, odds } = stat;
  const own = learn(odds.own, odds, attempt.outcome);
  return { ...stat, odds: { ...odds, own }, attempts: [...attempts.slice(1 - ATTEMPTS_KEPT), attempt] };
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
  const missions = countAttempt(team, code, outcome, context);
  const first = firstTimeOf(team.firsts[code], context, outcome);
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
