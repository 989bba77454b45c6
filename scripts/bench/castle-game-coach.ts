import type { Catalogue } from '@/lib/castle-game/catalogue/types';
import type { Action } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Rules } from '@/lib/castle-game/rules';
import type { GameState } from '@/lib/castle-game/types';

/** A tower and, before it, everything it leans on that is not there yet. */
export function naturalPath(catalogue: Catalogue, targets: readonly string[]): string[] {
  const path = new Set<string>();
  const add = (castell: string) => {
    for (const name of Object.keys(catalogue.get(castell)?.probabilitats.dependencies ?? {})) add(name);
    path.add(castell);
  };
  for (const target of targets) add(target);
  return [...path];
}

/** A team so big that people never matter, on a rehearsal that never ends. */
export function endlessRehearsal(rules: Rules, seed: number): GameState {
  const { team, actuacio } = rules.newTeam({ name: 'Colla de prova', color: '#336699', seed });
  const today = { type: 'assaig', provesLeft: Number.POSITIVE_INFINITY } as const;
  return { team: { ...team, castellers: 1000, actualCastellers: 1000, today }, actuacio };
}

/** Attempts in all until each target is likelier than not, training one tower of the path at a time. */
export function attemptsToMaster(
  rules: Rules,
  targets: readonly string[],
  seed: number,
  giveUp = 20_000,
): Map<string, number> {
  let state = endlessRehearsal(rules, seed);
  let attempts = 0;
  const done = new Map<string, number>();
  for (const castell of naturalPath(rules.catalogue, targets)) {
    while (chancesOf(state.team.stats, castell)[0] <= 0.5 && attempts < giveUp) {
      state = perform(rules, state, { type: 'attempt', castell });
      attempts += 1;
    }
    if (targets.includes(castell)) done.set(castell, attempts);
  }
  return done;
}

/** An action that must be possible. Throws when it is refused. */
export function perform(rules: Rules, state: GameState, action: Action, at = 0): GameState {
  const outcome = rules.act(state, action, at);
  if (!outcome.ok) throw new Error(`${JSON.stringify(action)} was refused: ${outcome.reason.kind}`);
  return outcome.state;
}
