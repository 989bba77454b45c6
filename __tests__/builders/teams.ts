import { rulebook } from '@/content/castle-game/rulebook';
import type { Chances } from '@/lib/castle-game/catalogue/types';
import { newTeam } from '@/lib/castle-game/engine/new-team';
import type { Result } from '@/lib/castle-game/results';
import type { GameState, Round, Team } from '@/lib/castle-game/types';

/** A game of a new team on its first day, unless told otherwise. */
export function aTeam(parts: Partial<Team> = {}, actuacio: readonly Round[] = []): GameState {
  const { team } = newTeam(rulebook, { name: 'Colla de prova', color: '#15A884', seed: 1 });
  return { team: { ...team, ...parts }, actuacio };
}

/** A game on a performance day, with a hundred people in the square. */
export function onStage(parts: Partial<Team> = {}, actuacio: readonly Round[] = []): GameState {
  const day = { date: '2023-09-21', today: { type: 'actuacio', done: false } } as const;
  return aTeam({ castellers: 100, actualCastellers: 100, ...day, ...parts }, actuacio);
}

/** A round of a performance. */
export const aRound = (castell: string, resultat: Result = 'DESCARREGAT', ronda = 1, punts = 0): Round => ({
  ronda,
  castell,
  resultat,
  punts,
});

const CERTAIN = {
  DESCARREGAT: [1, 0, 0, 0],
  CARREGAT: [0, 1, 0, 0],
  INTENT: [0, 0, 1, 0],
  'INTENT DESMUNTAT': [0, 0, 0, 1],
} as const satisfies Record<Result, Chances>;

/** The same game where every tower can only end this way, until it learns. */
export function sureOf(state: GameState, result: Result): GameState {
  const stats = Object.fromEntries(
    Object.entries(state.team.stats).map(([castell, stat]) => [
      castell,
      { ...stat, probabilitats: { ...stat.probabilitats, unique: CERTAIN[result] } },
    ]),
  );
  return { ...state, team: { ...state.team, stats } };
}
