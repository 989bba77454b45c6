import type { CatalogueEntry } from '@/lib/castle-game/catalogue/types';
import { ATTEMPTS_KEPT, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Attempt, GameState, TowerStat } from '@/lib/castle-game/types';
import { draw } from '@/lib/random/generator';
import { learn } from './learn';
import { countAttempt } from './missions';
import { type Phase, performanceRefusal } from './performance';
import { outcomeFor, passingChances } from './probabilities';
import type { ActionResult, Refusal } from './refusal';
import { towerOf } from './tower-of';

function rehearsalRefusal({ people }: CatalogueEntry, present: number, left: number): Refusal | undefined {
  if (left <= 0) return { kind: 'no attempts left' };
  return people > present ? { kind: 'not enough people', needed: people, present } : undefined;
}

/** Why a tower cannot be tried now; nothing when it can. A known phase saves working it out for each tower. */
export function attemptRefusal(state: GameState, code: string, phase?: Phase): Refusal | undefined {
  const { today, attendees: present, lastAttempt, stats } = state.team;
  const entry = towerOf(stats, code);
  if (!entry) return { kind: 'no such tower' };
  if (today.type === 'rehearsal') return rehearsalRefusal(entry, present, today.attemptsLeft);
  if (today.done) return { kind: 'performance over' };
  if (lastAttempt?.context === 'performance') return { kind: 'result waiting' };
  if (present < PERFORMANCE_ATTENDEES && state.rounds.length === 0)
    return { kind: 'too few attendees', needed: PERFORMANCE_ATTENDEES, present };
  return performanceRefusal(state, entry, phase);
}

/** The stat of a tower with one attempt more and what it taught; the oldest attempts are forgotten in time. */
function withAttempt(stat: TowerStat, attempt: Attempt): TowerStat {
  const { attempts, odds } = stat;
  const own = learn(odds.own, odds, attempt.outcome);
  const kept = attempts.slice(Math.max(0, attempts.length - ATTEMPTS_KEPT + 1));
  kept.push(attempt);
  return { ...stat, odds: { ...odds, own }, attempts: kept };
}

const movedToEnd = (tried: readonly string[], code: string): readonly string[] =>
  tried.at(-1) === code ? tried : [...tried.filter((name) => name !== code), code];

/**
 * Tries a tower: draws its outcome, records it, learns from it and counts it for the missions. `at` is the moment in
 * milliseconds since 1970. It stays in `team.lastAttempt` until the player moves on.
 * Copied by hand: simulations try towers by the million, and drafts of so wide a state cost most of that time.
 */
export function attempt(state: GameState, code: string, at: number): ActionResult<GameState> {
  const reason = attemptRefusal(state, code);
  if (reason) return { ok: false, reason };
  const { team } = state;
  const stat = towerOf(team.stats, code);
  if (!stat) return { ok: false, reason: { kind: 'no such tower' } };
  const chances = passingChances(team.stats, code);
  const drawn = draw(team.seed);
  const outcome = outcomeFor(chances, drawn.value);
  const { today } = team;
  const context = today.type;
  const made: Attempt = { outcome, triedAt: at, context, chances };
  const missions = countAttempt(team, code, outcome, context);
  return {
    ok: true,
    state: {
      ...state,
      team: {
        ...missions.team,
        seed: drawn.seed,
        stats: { ...team.stats, [code]: withAttempt(stat, made) },
        tried: movedToEnd(team.tried, code),
        today: today.type === 'rehearsal' ? { ...today, attemptsLeft: today.attemptsLeft - 1 } : today,
        lastAttempt: { code, outcome, context, missions: missions.completed },
      },
    },
  };
}
