import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalText } from '@/__tests__/builders/original-saves';
import { aPerformance, aRound, aTeam, onStage, rules } from '@/__tests__/builders/teams';
import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { MAX_SAVED_ATTEMPTS, MAX_SAVED_PERFORMANCES } from '@/lib/castle-game/limits';
import { bindRules } from '@/lib/castle-game/rules';
import { NAME_LENGTH } from '@/lib/castle-game/saves/fields';
import { encodeGame, encodeRounds } from '@/lib/castle-game/saves/game';
import { lossesOf } from '@/lib/castle-game/saves/losses';
import type { GameState } from '@/lib/castle-game/types';
import { fromBase64, toBase64 } from '@/lib/text/base64';
import { pickIndex, seededRandom } from '@/lib/values/random';
import { prudent } from '@/scripts/bench/castle-game-coaches';
import { playSeason, teamOf } from '@/scripts/bench/castle-game-season';

describe('saves written before', () => {
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
});

describe('losses', () => {
  const state = aTeam();
  const list = (length: number) => Array.from({ length }, () => ({}));

  test('nothing is lost of a save that says no more than the game holds', () => {
    const stats = {
      Pd3: { attempts: list(MAX_SAVED_ATTEMPTS) },
      '3d5': {},
      x: null,
      y: 'y',
      z: { attempts: 7 },
    };
    const saved = { name: 'a'.repeat(NAME_LENGTH), stats, historic: list(MAX_SAVED_PERFORMANCES) };
    expect(lossesOf(saved, state, true)).toEqual([]);
    expect(lossesOf({}, state, true)).toEqual([]);
  });

  test('the attempts that no tower can hold are counted over all', () => {
    const stats = {
      Pd3: { attempts: list(MAX_SAVED_ATTEMPTS + 2) },
      '3d5': { attempts: list(MAX_SAVED_ATTEMPTS - 10) },
      '4d5': { attempts: list(MAX_SAVED_ATTEMPTS + 5) },
    };
    expect(lossesOf({ stats }, state, false)).toEqual([
      { kind: 'oldest attempts', lost: 7, limit: MAX_SAVED_ATTEMPTS },
    ]);
  });

  test('the performances beyond those that are kept are counted', () => {
    expect(lossesOf({ historic: list(MAX_SAVED_PERFORMANCES + 3) }, state, false)).toEqual([
      { kind: 'oldest performances', lost: 3, limit: MAX_SAVED_PERFORMANCES },
    ]);
  });

  test('a name that is cut is told', () => {
    expect(lossesOf({ name: 'a'.repeat(NAME_LENGTH + 1) }, state, false)).toEqual([
      { kind: 'long name', limit: NAME_LENGTH },
    ]);
  });

  test('towers that the game lacks are named', () => {
    expect(lossesOf({}, aTeam({ unknownStats: { '4d10fm': {}, '3d11': 1 } }), false)).toEqual([
      { kind: 'unknown towers', codes: ['4d10fm', '3d11'] },
    ]);
  });

  test('performances without a day of the game are told of a game played elsewhere alone', () => {
    const history = [aPerformance(), aPerformance({ day: '2023-10-05' }), aPerformance()];
    expect(lossesOf({}, aTeam({ history }), true)).toEqual([{ kind: 'days of the game', performances: 2 }]);
    expect(lossesOf({}, aTeam({ history }), false)).toEqual([]);
  });
});

describe('files that were tampered with', () => {
  const MUTATIONS = 1000;
  const STRANGE = [
    'null',
    '-1',
    '1e308',
    '"<b>x</b>"',
    '[]',
    '{}',
    '0.5',
    'true',
    '""',
    '{"__proto__":1}',
    'NaN',
  ];

  /** Only what the save says of the towers tried: shorter, so that a change falls on something that matters. */
  function trimmed(text: string): string {
    const team = JSON.parse(fromBase64(text) ?? '');
    const tried: readonly string[] = team.tried;
    return JSON.stringify({
      ...team,
      stats: Object.fromEntries(tried.map((name) => [name, team.stats[name]])),
    });
  }

  const bases = [
    trimmed(originalText('bothMissions')),
    trimmed(originalText('fivePerformances')),
    trimmed(encodeGame(playSeason(rules, prudent, teamOf(rules, 5), 1))),
    trimmed(encodeGame(onStage({}, [aRound('3d5')]))),
  ];

  function mutated(seed: number): string {
    const random = seededRandom(seed);
    const roll = (count: number) => pickIndex(count, random);
    const json = bases[roll(bases.length)] ?? '';
    const at = roll(json.length);
    const kind = roll(6);
    if (kind === 0) return toBase64(json.slice(0, at));
    if (kind === 1)
      return toBase64(json.slice(0, at) + String.fromCharCode(roll(0x3000)) + json.slice(at + 1));
    if (kind === 2) return toBase64(json.slice(0, at) + json.slice(at + roll(40)));
    if (kind === 3) {
      const values = [...json.matchAll(/(?<=:)(?:-?[\d.]+|"[^"]*"|null|true|false)/g)];
      const value = values[roll(values.length)];
      const strange = STRANGE[roll(STRANGE.length)] ?? '';
      return toBase64(
        value ? json.slice(0, value.index) + strange + json.slice(value.index + value[0].length) : json,
      );
    }
    if (kind === 4) return String.fromCharCode(...Array.from({ length: roll(300) }, () => roll(256)));
    const base64 = toBase64(json);
    return base64.slice(0, at) + String.fromCharCode(roll(128)) + base64.slice(at + 1);
  }

  /** Opens and plays; whether there was a game in it. */
  function opens(text: string): boolean {
    const decoded = rules.decodeGame(text);
    if (!decoded.ok) return false;
    let { state } = decoded;
    for (let step = 0; step < 3; step += 1) {
      const [action] = rules.availableActions(state);
      if (!action) throw new Error('There is nothing to do.');
      const outcome = rules.act(state, action, step);
      if (!outcome.ok) throw new Error(outcome.reason.kind);
      state = outcome.state;
    }
    const again = rules.decodeGame(encodeGame(state));
    if (!again.ok) throw new Error(JSON.stringify(again.reason));
    return true;
  }

  test('are a message or a game that can be played, never an exception', () => {
    const failures: string[] = [];
    let opened = 0;
    for (let seed = 1; seed <= MUTATIONS; seed += 1) {
      try {
        if (opens(mutated(seed))) opened += 1;
      } catch (error) {
        failures.push(`seed ${seed}: ${String(error)}`);
      }
    }
    expect(failures).toEqual([]);
    expect(opened).toBeGreaterThan(50);
    expect(opened).toBeLessThan(MUTATIONS - 50);
  });
});
