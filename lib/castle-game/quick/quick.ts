import type { Catalogue, CatalogueEntry, Chances } from '@/lib/castle-game/catalogue/types';
import { attempt } from '@/lib/castle-game/engine/attempt';
import { newTeam } from '@/lib/castle-game/engine/new-team';
import { nextRound } from '@/lib/castle-game/engine/next-round';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import type { Outcome } from '@/lib/castle-game/engine/refusal';
import { REHEARSAL_ATTEMPTS } from '@/lib/castle-game/limits';
import type { Result } from '@/lib/castle-game/results';
import { tuning } from '@/lib/castle-game/tuning';
import type { Context, GameState, Stats, Today } from '@/lib/castle-game/types';

/** A quick simulation: one performance or one rehearsal of a ready team. Nothing of it is saved. */
export type QuickGame = {
  readonly game: GameState;
  /** The last results, oldest first. */
  readonly last: readonly Result[];
};

const RESULTS_SHOWN = 5;

/** A team's own chances after years of rehearsals, harder towers less so. */
function readyChances({ grup, probabilitats }: CatalogueEntry): Chances {
  const descarregat = tuning.ready[grup ?? 0] ?? probabilitats.unique[0];
  const [, carregat, intent, desmuntat] = probabilitats.unique;
  const factor = (1 - descarregat) / (carregat + intent + desmuntat);
  return [descarregat, carregat * factor, intent * factor, desmuntat * factor];
}

const readyStats = (stats: Stats): Stats =>
  Object.fromEntries(
    Object.entries(stats).map(([castell, stat]) => [
      castell,
      { ...stat, probabilitats: { ...stat.probabilitats, unique: readyChances(stat) } },
    ]),
  );

/** Starts a simulation. The seed decides all its chance. Its team has no name or colour of its own. */
export function startQuick(catalogue: Catalogue, mode: Context, seed: number): QuickGame {
  const { team, actuacio } = newTeam(catalogue, { name: '', color: '', seed });
  const people = Math.max(...[...catalogue.values()].map(({ gent }) => gent));
  const today: Today =
    mode === 'assaig' ? { type: mode, provesLeft: REHEARSAL_ATTEMPTS } : { type: mode, done: false };
  const ready = {
    ...team,
    castellers: people,
    actualCastellers: people,
    stats: readyStats(team.stats),
    today,
  };
  return { game: { team: ready, actuacio }, last: [] };
}

/** Tries a tower and shows its result until `continueQuick`. `at` is in milliseconds since 1970. */
export function attemptQuick({ game, last }: QuickGame, castell: string, at: number): Outcome<QuickGame> {
  const outcome = attempt(game, castell, at);
  if (!outcome.ok) return outcome;
  const result = outcome.state.team.current?.resultat;
  const results = result ? [...last, result].slice(-RESULTS_SHOWN) : last;
  return { ok: true, state: { game: outcome.state, last: results } };
}

/** Moves on from the result. */
export function continueQuick({ game, last }: QuickGame): Outcome<QuickGame> {
  const outcome = nextRound(game);
  return outcome.ok ? { ok: true, state: { game: outcome.state, last } } : outcome;
}

/** Whether nothing is left to try: the pillar is done, or the attempts are. */
export function isQuickOver({ game }: QuickGame): boolean {
  const { today, current } = game.team;
  if (current) return false;
  return today.type === 'assaig' ? today.provesLeft === 0 : phaseOf(game) === 'final';
}
