import { catalogue } from '@/content/castle-game/catalogue';
import type { Action } from '@/lib/castle-game/engine/actions';
import { bindRules } from '@/lib/castle-game/rules';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type {
  Attempt,
  Chances,
  GameState,
  LastAttempt,
  Mission,
  Odds,
  Performance,
  Round,
  Stats,
  Team,
  TowerStat,
} from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { fromBase64, toBase64 } from '@/lib/text/base64';

/** Two made-up missions: one of a single objective, one of two that count. */
export const aPilar = {
  title: 'Un pilar',
  description: 'Descarregueu un pilar.',
  objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
  rewards: [{ type: 'members', amount: 10 }],
} as const satisfies Mission;
export const someNetes = {
  title: 'Unes netes',
  description: 'Descarregueu unes netes.',
  objectives: {
    rehearsal: [
      { code: '3d4n', outcome: 'descarregat', amount: 5 },
      { code: 'Td4n', outcome: 'descarregat', amount: 3 },
    ],
  },
  rewards: [{ type: 'members', amount: 10 }],
} as const satisfies Mission;

/** The game's own towers with the made-up missions. */
export const rules = bindRules({ catalogue, missions: [aPilar, someNetes] });

/** A game of a new team on its first day by default. */
export function aTeam(parts: Partial<Team> = {}, rounds: readonly Round[] = []): GameState {
  const { team } = rules.newTeam({ name: 'Colla de prova', color: '#15A884', seed: 1 });
  return { team: { ...team, ...parts }, rounds };
}

/** The towers of a new team, or of another, where one differs. */
export function statsWith(
  code: string,
  { odds, ...parts }: Partial<Omit<TowerStat, 'odds'>> & { readonly odds?: Partial<Odds> },
  stats = aTeam().team.stats,
): Stats {
  const stat = stats[code];
  if (!stat) throw new Error(`There is no ${code}.`);
  return { ...stats, [code]: { ...stat, ...parts, odds: { ...stat.odds, ...odds } } };
}

/** The JSON of a save, with some of its keys changed; one that is undefined is missing. */
export const savedJson = (state: GameState, parts: object = {}): string =>
  JSON.stringify({ ...JSON.parse(fromBase64(encodeGame(state)) ?? ''), ...parts });

export const savedText = (state: GameState, parts?: object): string => toBase64(savedJson(state, parts));

/** What a save holds. Throws when it is refused. */
export function openedSave(text: string, rounds?: string | null, by = rules) {
  const decoded = by.decodeGame(text, rounds);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
  return decoded;
}

/** A game on a performance day, with a hundred people in the square. */
export function onStage(parts: Partial<Team> = {}, rounds: readonly Round[] = []): GameState {
  const day = { date: '2023-09-21', today: { type: 'performance', done: false } } as const;
  return aTeam({ members: 100, attendees: 100, ...day, ...parts }, rounds);
}

/** A round of a performance. */
export const aRound = (
  code: string,
  outcome: GameOutcome = 'descarregat',
  number = 1,
  points = 0,
): Round => ({
  number,
  code,
  outcome,
  points,
});

/** An attempt of a rehearsal, as a tower's stat remembers it. */
export const anAttempt = (
  outcome: GameOutcome = 'intent',
  chances: Chances = [0.4, 0.3, 0.2, 0.1],
): Attempt => ({
  outcome,
  triedAt: 0,
  context: 'rehearsal',
  chances,
});

/** The tower last tried, in a performance by default. */
export const aLastAttempt = (code: string, parts: Partial<LastAttempt> = {}): LastAttempt => ({
  code,
  outcome: 'intent',
  context: 'performance',
  missions: [],
  ...parts,
});

/** A performance that is over. */
export const aPerformance = (parts: Partial<Performance> = {}): Performance => ({
  rounds: [],
  points: 0,
  endedAt: 0,
  ...parts,
});

/** A game after some actions, one second after 1970. Throws when one is refused. */
export function played(state: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((before, action) => {
    const result = rules.act(before, action, 1000);
    if (!result.ok) throw new Error(`${action.type}: ${result.reason.kind}`);
    return result.state;
  }, state);
}

/** A try of a tower. */
export const tryOf = (code: string): Action => ({ type: 'attempt', code });

const CERTAIN = {
  descarregat: [1, 0, 0, 0],
  carregat: [0, 1, 0, 0],
  intent: [0, 0, 1, 0],
  'intent desmuntat': [0, 0, 0, 1],
} as const satisfies Record<GameOutcome, Chances>;

/** The same game where every tower can only end this way, until it learns. */
export function sureOf(state: GameState, outcome: GameOutcome): GameState {
  const stats = Object.fromEntries(
    Object.entries(state.team.stats).map(([code, stat]) => [
      code,
      { ...stat, odds: { ...stat.odds, own: CERTAIN[outcome] } },
    ]),
  );
  return { ...state, team: { ...state.team, stats } };
}
