import type { Action } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import type { Rules } from '@/lib/castle-game/rules';
import type { Catalogue, GameState } from '@/lib/castle-game/types';

/** Towers to train in order: the prerequisites that are missing, then the tower. */
export function naturalPath(catalogue: Catalogue, targets: readonly string[]): string[] {
  const path = new Set<string>();
  const add = (code: string) => {
    for (const name of Object.keys(catalogue.get(code)?.odds.dependencies ?? {})) add(name);
    path.add(code);
  };
  for (const target of targets) add(target);
  return [...path];
}

/** A team that has people for every tower, in a rehearsal that never ends. */
export function endlessRehearsal(rules: Rules, seed: number): GameState {
  const { team, rounds } = rules.newTeam({ name: 'Colla de prova', color: '#336699', seed });
  const today = { type: 'rehearsal', attemptsLeft: Number.POSITIVE_INFINITY } as const;
  return { team: { ...team, members: 1000, attendees: 1000, today }, rounds };
}

/** Total attempts until each target has a probability above one half, training one tower of the path at a time. */
export function attemptsToMaster(
  rules: Rules,
  targets: readonly string[],
  seed: number,
  giveUp = 20_000,
): Map<string, number> {
  let state = endlessRehearsal(rules, seed);
  let attempts = 0;
  const done = new Map<string, number>();
  for (const code of naturalPath(rules.catalogue, targets)) {
    while (chancesOf(state.team.stats, code)[0] <= 0.5 && attempts < giveUp) {
      state = perform(rules, state, { type: 'attempt', code });
      attempts += 1;
    }
    if (targets.includes(code)) done.set(code, attempts);
  }
  return done;
}

/** Performs an action. Throws if it is refused. */
export function perform(rules: Rules, state: GameState, action: Action, at = 0): GameState {
  const result = rules.act(state, action, at);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.reason.kind}`);
  return result.state;
}
