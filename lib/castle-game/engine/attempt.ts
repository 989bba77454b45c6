import type { CatalogueEntry } from '@/lib/castle-game/catalogue/types';
import { ATTEMPTS_KEPT, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Attempt, GameState, TowerStat } from '@/lib/castle-game/types';
import { draw } from '@/lib/random/generator';
import { learn } from './learn';
import { countAttempt } from './missions';
import { type Phase, performanceRefusal } from './performance';
import { passingChances, resultFor } from './probabilities';
import type { Outcome, Refusal } from './refusal';
import { towerOf } from './tower-of';

function rehearsalRefusal({ gent }: CatalogueEntry, present: number, left: number): Refusal | undefined {
  if (left <= 0) return { kind: 'no attempts left' };
  return gent > present ? { kind: 'not enough people', needed: gent, present } : undefined;
}

/** Why a tower cannot be tried now; nothing when it can. A known phase saves working it out for each tower. */
export function attemptRefusal(state: GameState, castell: string, phase?: Phase): Refusal | undefined {
  const { today, actualCastellers: present, current, stats } = state.team;
  const entry = towerOf(stats, castell);
  if (!entry) return { kind: 'no such tower' };
  if (today.type === 'assaig') return rehearsalRefusal(entry, present, today.provesLeft);
  if (today.done) return { kind: 'performance over' };
  if (current?.context === 'actuacio') return { kind: 'result waiting' };
  if (present < PERFORMANCE_ATTENDEES && state.actuacio.length === 0)
    return { kind: 'too few attendees', needed: PERFORMANCE_ATTENDEES, present };
  return performanceRefusal(state, entry, phase);
}

/** The stat of a tower with one attempt more and what it taught; the oldest attempts are forgotten in time. */
function withAttempt(stat: TowerStat, attempt: Attempt): TowerStat {
  const { attempts, probabilitats } = stat;
  const unique = learn(probabilitats.unique, probabilitats, attempt.resultat);
  const kept = attempts.slice(Math.max(0, attempts.length - ATTEMPTS_KEPT + 1));
  kept.push(attempt);
  return { ...stat, probabilitats: { ...probabilitats, unique }, attempts: kept };
}

const movedToEnd = (tried: readonly string[], castell: string): readonly string[] =>
  tried.at(-1) === castell ? tried : [...tried.filter((name) => name !== castell), castell];

/**
 * Tries a tower: draws its result, records it, learns from it and counts it for the missions. `at` is the moment in
 * milliseconds since 1970. The result stays in `team.current` until the player moves on.
 * Copied by hand: simulations try towers by the million, and drafts of so wide a state cost most of that time.
 */
export function attempt(state: GameState, castell: string, at: number): Outcome<GameState> {
  const reason = attemptRefusal(state, castell);
  if (reason) return { ok: false, reason };
  const { team } = state;
  const stat = towerOf(team.stats, castell);
  if (!stat) return { ok: false, reason: { kind: 'no such tower' } };
  const probabilitats = passingChances(team.stats, castell);
  const drawn = draw(team.seed);
  const resultat = resultFor(probabilitats, drawn.value);
  const { today } = team;
  const context = today.type;
  const made: Attempt = { resultat, intentat_at: at, context, probabilitats };
  const missions = countAttempt(team, castell, resultat, context);
  return {
    ok: true,
    state: {
      ...state,
      team: {
        ...missions.team,
        seed: drawn.seed,
        stats: { ...team.stats, [castell]: withAttempt(stat, made) },
        tried: movedToEnd(team.tried, castell),
        today: today.type === 'assaig' ? { ...today, provesLeft: today.provesLeft - 1 } : today,
        current: { castell, resultat, context, missions: missions.completed },
      },
    },
  };
}
