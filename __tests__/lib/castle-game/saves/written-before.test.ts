import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { bindRules } from '@/lib/castle-game/rules';
import { encodeGame, encodeRounds } from '@/lib/castle-game/saves/game';
import type { GameState } from '@/lib/castle-game/types';
import { fromBase64 } from '@/lib/text/base64';

/** Games as they were saved before the engine had names of its own. */
type WrittenBefore = {
  readonly games: readonly {
    readonly what: string;
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

/** Keys that saves have had only since then. */
const ADDED = ['dijous_perdut', 'primers', 'temporades'];

type Odds = { readonly unique?: unknown };

/** The odds are rules, which change, but for what a team has learnt of a tower that it has tried. */
function learntOnly(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('attempts' in value) || !('probabilitats' in value))
    return value;
  const { unique }: Odds = Object(value.probabilitats);
  const tried = Array.isArray(value.attempts) && value.attempts.length > 0;
  return { ...value, probabilitats: tried ? { unique } : 'rules' };
}

/** The JSON of a save without the keys that came later and without the rules that it repeats. */
function comparable(text: string): string {
  const team: Record<string, unknown> = JSON.parse(fromBase64(text) ?? '');
  const known = Object.fromEntries(Object.entries(team).filter(([key]) => !ADDED.includes(key)));
  return JSON.stringify(known, learntOnly);
}

function opened(text: string, rounds?: string): GameState {
  const decoded = rules.decodeGame(text, rounds);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
  return decoded.state;
}

describe.each(games)('$what', ({ text, rounds }) => {
  test('opens and is written again letter by letter, but for what came later', () => {
    const state = opened(text);
    expect(comparable(encodeGame(state))).toBe(comparable(text));
    expect(encodeRounds(state.rounds)).toBe(rounds);
    expect(opened(encodeGame(state))).toEqual(state);
  });
});

test('a save of the older form keeps what nobody knows, at every level, as before', () => {
  const state = opened(older.input, older.rounds);
  expect(comparable(encodeGame(state))).toBe(comparable(older.text));
  expect(encodeRounds(state.rounds)).toBe(older.roundsText);
});
