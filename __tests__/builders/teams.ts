import { catalogue } from '@/content/castle-game/catalogue';
import type { Chances } from '@/lib/castle-game/catalogue/types';
import type { Result } from '@/lib/castle-game/results';
import { bindRules } from '@/lib/castle-game/rules';
import type { GameState, Mission, Round, Team } from '@/lib/castle-game/types';

/** Two made-up missions: one of a single objective, one of two that count. */
export const aPillar = {
  title: 'Un pilar',
  description: 'Descarregueu un pilar.',
  objectives: { assaig: [{ castell: 'Pd3', action: 'descarregat' }] },
  rewards: [{ type: 'castellers', amount: 10 }],
} as const satisfies Mission;
export const someNetes = {
  title: 'Unes netes',
  description: 'Descarregueu unes netes.',
  objectives: {
    assaig: [
      { castell: '3d4n', action: 'descarregat', amount: 5 },
      { castell: 'Td4n', action: 'descarregat', amount: 3 },
    ],
  },
  rewards: [{ type: 'castellers', amount: 10 }],
} as const satisfies Mission;

/** The game's own towers with the made-up missions. */
export const rules = bindRules({ catalogue, missions: [aPillar, someNetes] });

/** A game of a new team on its first day, unless told otherwise. */
export function aTeam(parts: Partial<Team> = {}, actuacio: readonly Round[] = []): GameState {
  const { team } = rules.newTeam({ name: 'Colla de prova', color: '#15A884', seed: 1 });
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
