import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import type { Action } from '@/lib/castle-game/engine/actions';
import { bindRules } from '@/lib/castle-game/rules';
import { encodeGame, encodeRounds } from '@/lib/castle-game/saves/encode';
import type { GameState } from '@/lib/castle-game/types';

/** Games as they were saved before the engine had names of its own, and the moves that led to them. */
type WrittenBefore = {
  readonly games: readonly {
    readonly what: string;
    readonly seed: number;
    readonly moves: readonly string[];
    readonly text: string;
    readonly rounds: string;
  }[];
  /** A save of the older form with keys that nobody knows at every level, and what was written after opening it. */
  readonly older: {
    readonly input: string;
    readonly rounds: string;
    readonly text: string;
    readonly roundsText: string;
  };
};
const { games, older }: WrittenBefore = JSON.parse(
  readFileSync(join(__dirname, 'written-before.json'), 'utf8'),
);

const rules = bindRules({
  catalogue: buildCatalogue([
    { code: 'Pd3', group: 0, subgroup: 0, people: 12, carregat: 5, descarregat: 10 },
    { code: 'Pd4', group: 0, subgroup: 1, people: 20, carregat: 35, descarregat: 45 },
    { code: '3d5', group: 0, subgroup: 0, people: 28, carregat: 15, descarregat: 20 },
    { code: 'Td5', group: 0, subgroup: 1, people: 27, carregat: 25, descarregat: 30 },
    { code: '3d5a', group: 0, subgroup: 1, people: 30, carregat: 30, descarregat: 40 },
    { code: '3d6', group: 1, subgroup: 2, people: 33, carregat: 150, descarregat: 195 },
    { code: '3d4n', people: 7, rehearsalOnly: true },
    { code: 'FT 3d8f', people: 25, rehearsalOnly: true },
  ]),
  missions: [
    {
      title: 'Un pilar',
      description: 'Descarregueu un pilar.',
      objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
      rewards: [{ type: 'members', amount: 25 }],
    },
    {
      title: 'Dues netes i una plaça',
      description: "Netes a l'assaig, un tres a plaça.",
      objectives: {
        rehearsal: [{ code: '3d4n', outcome: 'carregat', amount: 2 }],
        performance: [{ code: '3d5', outcome: 'descarregat' }],
      },
      rewards: [{ type: 'members', amount: 10 }],
    },
  ],
});

/** `attempt 3d5`, `acceptMission Un pilar`, `nextRound`. */
function actionOf(move: string): Action {
  const [type = '', ...words] = move.split(' ');
  const rest = words.join(' ');
  if (type === 'attempt') return { type, code: rest };
  if (type === 'acceptMission') return { type, title: rest };
  if (type === 'nextRound' || type === 'endPerformance' || type === 'advanceDay') return { type };
  throw new Error(`${move} is no move`);
}

function played(seed: number, moves: readonly string[]): GameState {
  const start = rules.newTeam({ name: 'L’il·lusió de Gràcia 🏰', color: '#15A884', seed });
  return moves.reduce((state, move, index) => {
    const result = rules.act(state, actionOf(move), 1_700_000_000_000 + index * 61_000);
    if (!result.ok) throw new Error(`${move}: ${result.reason.kind}`);
    return result.state;
  }, start);
}

function opened(text: string, rounds?: string): GameState {
  const decoded = rules.decodeGame(text, rounds);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
  return decoded.state;
}

describe.each(games)('$what', ({ seed, moves, text, rounds }) => {
  it('is written letter by letter as it was before', () => {
    const state = played(seed, moves);
    expect(encodeGame(state)).toBe(text);
    expect(encodeRounds(state.rounds)).toBe(rounds);
  });

  it('opens, is the game that was played, and is written again as it was', () => {
    expect(opened(text)).toEqual(played(seed, moves));
    expect(encodeGame(opened(text))).toBe(text);
  });
});

test('a save of the older form keeps what nobody knows, at every level, as before', () => {
  const state = opened(older.input, older.rounds);
  expect(encodeGame(state)).toBe(older.text);
  expect(encodeRounds(state.rounds)).toBe(older.roundsText);
});
