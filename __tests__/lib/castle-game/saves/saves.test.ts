import { originalText } from '@/__tests__/builders/original-saves';
import {
  aLastAttempt,
  anAttempt,
  aPerformance,
  aPilar,
  aRound,
  aTeam,
  onStage,
  openedSave,
  rules,
  savedJson,
  savedText,
  statsWith,
  sureOf,
} from '@/__tests__/builders/teams';
import { saveProblemText } from '@/content/interface/castle-game/saves';
import { dateFrom, timeFrom } from '@/lib/castle-game/dates';
import { track } from '@/lib/castle-game/engine/missions';
import { MAX_SAVED_ATTEMPTS, MAX_SAVED_PERFORMANCES } from '@/lib/castle-game/limits';
import { mission, NAME_LENGTH, REQUIRED_KEYS, rounds as savedRounds } from '@/lib/castle-game/saves/fields';
import { encodeGame, encodeRounds, MAX_CHARACTERS } from '@/lib/castle-game/saves/game';
import { safeCopy } from '@/lib/castle-game/saves/json';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import type { GameState, SeasonNote } from '@/lib/castle-game/types';
import { fromBase64, toBase64 } from '@/lib/text/base64';
import { pickIndex, seededRandom } from '@/lib/values/random';
import { prudent } from '@/scripts/bench/castle-game-coaches';
import { playSeason, teamOf } from '@/scripts/bench/castle-game-season';

const NOON = Date.UTC(2023, 8, 17, 12, 30);
const LAST_MOMENT = 8.64e15;

test.each<[string | number, number | undefined]>([
  ['2023-09-17T12:30Z', NOON],
  ['2023-09-17T12:30:05Z', NOON + 5000],
  ['2023-09-17T12:30:05.200000000Z', NOON + 5200],
  ['2023-09-17T07:00:00-05:30', NOON],
  ['2023-09-17T12:30', undefined],
  ['12023-09-17T12:30Z', undefined],
  ['2023-09-17T12:30:05.2000000000Z', undefined],
  [' 2023-09-17T12:30Z', undefined],
  ['2023-09-17T12:30+0200', undefined],
  ['2023-09-17T25:30Z', undefined],
  [-1, -1],
  [LAST_MOMENT, LAST_MOMENT],
  [LAST_MOMENT + 1000, undefined],
  [Number.NaN, undefined],
])('the moment %j is %d', (value, time) => {
  expect(timeFrom(value)).toBe(time);
});

test.each<[string | number, string | undefined]>([
  [Date.UTC(2023, 8, 17, 22), '2023-09-18'],
  [Date.UTC(2023, 8, 17, 21, 59), '2023-09-17'],
  ['1900-01-01', '1900-01-01'],
  ['9999-12-31', '9999-12-31'],
  ['1899-12-31', undefined],
  ['2023-02-30', undefined],
  ['2023-9-18', undefined],
  [Number.NaN, undefined],
])('the day of %j is %s', (value, day) => {
  expect(dateFrom(value)).toBe(day);
});

type Json = Record<string, unknown>;

const textOf = (parts?: Json, state = aTeam()) => savedText(state, parts);
const opened = (parts?: Json, state?: GameState, rounds?: string | null): GameState =>
  openedSave(textOf(parts, state), rounds).state;

const stat = (parts: Json) => ({ stats: { Pd3: parts } });
const chancesOf = (...unique: unknown[]) => stat({ probabilitats: { unique } });

describe('a text that is refused tells why', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

  test.each<readonly [string, string, object]>([
    ['nothing', '', { kind: 'empty' }],
    ['white space', ' \n', { kind: 'empty' }],
    ['too much', 'A'.repeat(MAX_CHARACTERS + 1), { kind: 'oversized' }],
    ['as much as can be', 'A'.repeat(MAX_CHARACTERS), { kind: 'not json' }],
    ['no base64', '%%%', { kind: 'not base64' }],
    ['no JSON', toBase64('hola'), { kind: 'not json' }],
    ['a list', toBase64('[]'), { kind: 'no team' }],
    ['null', toBase64('null'), { kind: 'no team' }],
    ['JSON without end', toBase64(savedJson(aTeam()).replace(/^\{/, `{"x":${deep},`)), { kind: 'too deep' }],
    ['a later format', textOf({ format: 3 }), { kind: 'newer format' }],
    [
      'a later format, without keys',
      textOf({ format: 1_000_001, stats: undefined }),
      { kind: 'newer format' },
    ],
    ['half a format', textOf({ format: 2.5 }), { kind: 'wrong value', field: 'format' }],
    ...REQUIRED_KEYS.map(
      (key) => [`no ${key}`, textOf({ [key]: undefined }), { kind: 'key missing', field: key }] as const,
    ),
  ])('%s', (_, text, problem) => {
    const decoded = rules.decodeGame(text);
    expect(!decoded.ok && decoded.reason).toEqual(problem);
  });

  test.each<[string, Json]>([
    ['name', { name: '  ' }],
    ['color', { color: 'red;background:url(x)' }],
    ['color', { color: '#15A88' }],
    ['castellers', { castellers: 0 }],
    ['castellers', { castellers: 1e300 }],
    ['actualCastellers', { actualCastellers: -1 }],
    ['stats', { stats: [] }],
    ['tried.0', { tried: [1] }],
    ['today.type', { today: { type: 'festa' } }],
    ['historic.0.castells', { historic: [{}] }],
    ['missions_accepted.0.description', { missions_accepted: [{ title: 'x' }] }],
    ['date', { date: '2023-02-30' }],
    ['today.provesLeft', { today: { type: 'assaig', provesLeft: 1e9 } }],
    ['stats.Pd3.attempts.0.resultat', stat({ attempts: [{ resultat: 'VOLAT' }] })],
    ['stats.Pd3.probabilitats.unique', chancesOf(0, 0, 0, 0)],
    ['stats.Pd3.probabilitats.unique.3', chancesOf(1, 0, 0)],
    ['stats.Pd3.probabilitats.unique.0', chancesOf(-1, 1, 1, 0)],
  ])('a wrong value, and where it is: %s', (field, parts) => {
    const decoded = rules.decodeGame(textOf(parts));
    expect(!decoded.ok && decoded.reason).toEqual({ kind: 'wrong value', field });
  });

  test('in words', () => {
    expect(saveProblemText({ kind: 'wrong value', field: 'stats.Pd3' })).toBe(
      'La partida desada té una dada que no és vàlida: stats.Pd3.',
    );
  });
});

const note = (season: SeasonNote['season'], members = 20): SeasonNote => ({ season, members, read: true });
const found = [{ season: '2024-2025', members: 30, read: false }];
const tracked = rules.missions.map(track);
const [first, second] = tracked.map(mission.write);
const lastAttempt = (code: string, context: 'rehearsal' | 'performance' = 'rehearsal') => ({
  lastAttempt: aLastAttempt(code, { context }),
});
const autumn = (...seasons: SeasonNote[]) => aTeam({ seasons, date: '2024-10-01', members: 30 });
const one = { resultat: 'INTENT', intentat_at: 1, context: 'assaig', probabilitats: [0, 0, 1, 0] };
const day = { castells: [], punts: 1, data: 1 };
const many = (count: number, item: Json) => Array.from({ length: count }, () => item);

describe('a save that opens', () => {
  test.each<[string, Json, object, GameState?]>([
    ['in format 2', { format: 2 }, {}],
    ['without a format', { format: undefined }, {}],
    ['with keys that nobody knows', { bandera: ['verda'] }, { unknown: { bandera: ['verda'] } }],
    [
      'with points of its own',
      stat({ descarregat: 1e9, gent: -5, record: 5 }),
      { stats: { Pd3: { descarregat: 10, people: 15, record: 5 } } },
    ],
    ['with more people present than it has', { castellers: 20, actualCastellers: 25 }, { attendees: 20 }],
    ['with fewer people present', { castellers: 20, actualCastellers: 12 }, { attendees: 12 }],
    ['without people present', { castellers: 20, actualCastellers: undefined }, { attendees: 20 }],
    [
      'with a tower tried twice, and one that the game lacks',
      { tried: ['Pd3', '3d5', '9d12', 'Pd3'] },
      { tried: ['3d5', 'Pd3'] },
    ],
    ['with its seed', { seed: 77 }, { seed: 77 }],
    // The sum of its letters, each time 31 times what it was, in 32 bits.
    [
      'without a seed',
      { seed: undefined, name: 'A', castellers: 2 },
      { seed: [...'A|2023-09-18|2'].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 32, 7) },
    ],
    ['with its last attempt', {}, lastAttempt('Pd3'), aTeam(lastAttempt('Pd3'))],
    ['with a last attempt of no tower', {}, { lastAttempt: null }, aTeam(lastAttempt('9d12'))],
    [
      'with a last attempt of another day',
      {},
      { lastAttempt: null },
      aTeam(lastAttempt('Pd3', 'performance')),
    ],
    [
      'with its seasons',
      {},
      { seasons: [note('2023-2024'), note('2024-2025')] },
      autumn(note('2023-2024'), note('2024-2025')),
    ],
    [
      'with seasons that end before its day',
      {},
      { seasons: [note('2023-2024'), ...found] },
      autumn(note('2023-2024')),
    ],
    ['with seasons beyond its day', {}, { seasons: found }, autumn(note('2024-2025'), note('2025-2026'))],
    ['with a season twice', {}, { seasons: found }, autumn(note('2024-2025'), note('2024-2025'))],
    ['with seasons backwards', {}, { seasons: found }, autumn(note('2024-2025'), note('2023-2024'))],
    [
      'with chances that are nearly 1',
      chancesOf(0.25, 0.25, 0.25, 0.2500001),
      { stats: { Pd3: { odds: { own: [0.25, 0.25, 0.25, 0.2500001] } } } },
    ],
    [
      'with chances that are not',
      chancesOf(0.125, 0.25, 0, 0.125),
      { stats: { Pd3: { odds: { own: [0.25, 0.5, 0, 0.25] } } } },
    ],
    [
      'with missions more than once',
      { missions_accepted: [first, second, second], missions_completed: [first, first] },
      { acceptedMissions: [tracked[1]], completedMissions: [tracked[0]] },
    ],
    ['with markup in its name', { name: '<img src=x>' }, { name: '<img src=x>' }],
    ['with half a letter in its name', { name: 'a\ud83c' }, { name: 'a\ufffd' }],
  ])('%s', (_, parts, team, ...[state]) => {
    expect(opened(parts, state).team).toMatchObject(team);
  });

  test.each<[string, Json, readonly SaveLoss[]]>([
    [
      'nothing at the limits',
      {
        name: 'a'.repeat(NAME_LENGTH),
        ...stat({ attempts: many(MAX_SAVED_ATTEMPTS, one) }),
        historic: many(MAX_SAVED_PERFORMANCES, day),
      },
      [],
    ],
    ['the end of a long name', { name: 'a'.repeat(100_000) }, [{ kind: 'long name', limit: NAME_LENGTH }]],
    [
      'the oldest attempts, over all',
      {
        stats: {
          Pd3: { attempts: many(40_000, one) },
          '3d5': { attempts: many(MAX_SAVED_ATTEMPTS + 1, one) },
        },
      },
      [{ kind: 'oldest attempts', lost: 40_001 - MAX_SAVED_ATTEMPTS, limit: MAX_SAVED_ATTEMPTS }],
    ],
    [
      'the oldest performances',
      { historic: many(MAX_SAVED_PERFORMANCES + 3, day) },
      [{ kind: 'oldest performances', lost: 3, limit: MAX_SAVED_PERFORMANCES }],
    ],
    [
      'towers that the game lacks',
      { stats: { '4d10fm': { record: 1 } } },
      [{ kind: 'unknown towers', codes: ['4d10fm'] }],
    ],
    [
      'days of a game played elsewhere',
      { format: undefined, historic: [day, { ...day, dia: '2023-10-05' }] },
      [{ kind: 'days of the game', performances: 1 }],
    ],
  ])('tells that it loses %s', (_, parts, losses) => {
    const { state, losses: told } = openedSave(textOf(parts));
    expect(told).toEqual(losses);
    expect(state.team.stats.Pd3?.attempts.length).toBeLessThanOrEqual(MAX_SAVED_ATTEMPTS);
    const again = JSON.parse(fromBase64(encodeGame(state)) ?? '');
    if (losses[0]?.kind === 'unknown towers') expect(again.stats['4d10fm']).toEqual({ record: 1 });
  });

  test('may begin with the mark that some editors write', () => {
    expect(openedSave(toBase64(`\uFEFF${savedJson(aTeam())}`)).state).toEqual(aTeam());
  });

  test('comes back as it was, with what it knows at every level', () => {
    const state = aTeam({
      name: "L’il·lusió ŀ 🏰 d'Arreu",
      lastAttempt: aLastAttempt('3d5', {
        outcome: 'carregat',
        context: 'rehearsal',
        missions: ['Un pilar'],
        steps: [{ title: 'Un pilar', code: 'Pd3', outcome: 'descarregat', current: 1, amount: 2 }],
        first: 'carregat',
        series: { outcomes: ['intent', 'carregat'], before: 0.25, end: 'first time' },
      }),
      stats: statsWith('Pd3', { attempts: [anAttempt('intent desmuntat')] }),
      missedPerformance: { day: '2023-09-21', came: 12, needed: 31 },
      history: [aPerformance({ points: 7, day: '2023-10-05', members: { before: 15, after: 16 } })],
      seasons: [
        // An ambition, which earlier versions had.
        Object.assign(note('2022-2023'), { repte: { tipus: 'castellers', castellers: 80 } }),
        note('2023-2024'),
      ],
    });
    expect(opened({}, state)).toEqual(state);
    expect(encodeGame(opened({}, state))).toBe(encodeGame(state));
  });
});

describe('the rounds in course', () => {
  const own = [aRound('3d5', 'descarregat', 1, 20)];
  const beside = encodeRounds([aRound('4d5', 'intent')]);
  const read = [aRound('4d5', 'intent')];
  const twenty = savedRounds.write(Array(20).fill(aRound('3d5', 'intent')));
  const strange = savedRounds.write([
    aRound('3d5', 'carregat', 1, 1e6),
    aRound('4d10fm', 'descarregat', 1, 1e6),
  ]);
  const done = onStage({ today: { type: 'performance', done: true } }, own);

  test.each<readonly [string, Json, GameState, string | null, object]>([
    ['are those of the save', {}, onStage({}, own), beside, own],
    ['are those beside a save without', { actuacio: undefined }, onStage(), beside, read],
    [
      'have places and points of the game',
      { actuacio: strange },
      onStage(),
      null,
      [aRound('3d5', 'carregat', 1, 15), aRound('4d10fm', 'descarregat', 2, 0)],
    ],
    ['are six at most', { actuacio: twenty }, onStage(), null, { length: 6 }],
    ['are none in a rehearsal', { actuacio: undefined }, aTeam(), beside, []],
    ['are none in a rehearsal, whatever the save says', {}, { ...aTeam(), rounds: own }, null, []],
    ['are none once the performance is done', {}, done, null, []],
    ...[null, '', '{', '7', `${beside}${' '.repeat(MAX_CHARACTERS)}`].map(
      (text) => [`are none of ${text?.slice(0, 9)}`, { actuacio: undefined }, onStage(), text, []] as const,
    ),
  ])('%s', (_, parts, state, text, expected) => {
    expect(opened(parts, state, text).rounds).toMatchObject(expected);
  });
});

describe('a hostile save', () => {
  test('cannot reach what all objects share', () => {
    const json = savedJson(aTeam())
      .replace(/^\{/, '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}},')
      .replace('"stats":{', '"stats":{"__proto__":{"hacked":1},');
    const { state } = openedSave(toBase64(json));
    expect(Object.hasOwn(Object.prototype, 'hacked')).toBe(false);
    expect(state.team).not.toHaveProperty('hacked');
    expect(state.team.stats).not.toHaveProperty('hacked');
    expect(fromBase64(encodeGame(state))).not.toContain('hacked');
  });

  test('is copied without dangerous keys, whole letters, and sixteen levels deep', () => {
    const nested = (levels: number): unknown =>
      levels === 0 ? 1 : levels % 2 ? [nested(levels - 1)] : { in: nested(levels - 1) };
    expect(safeCopy(nested(16))).toEqual(nested(16));
    for (const deep of [nested(17), { first: 1, deep: [nested(15)], last: 1 }])
      expect(safeCopy(deep)).toBeUndefined();
    const hostile: unknown = JSON.parse(
      '{"a":{"__proto__":{"x":1},"b":1},"constructor":1,"prototype":2,"c":["a\\ud83c"]}',
    );
    expect(JSON.stringify(safeCopy(hostile))).toBe('{"a":{"b":1},"c":["a\ufffd"]}');
  });

  test('opens again however large its rewards are', () => {
    const rich = { ...Object(mission.write(track(aPilar))), rewards: [{ type: 'castellers', amount: 1000 }] };
    const full = opened(
      { castellers: 100_000, actualCastellers: 100, missions_accepted: [rich] },
      sureOf(aTeam(), 'descarregat'),
    );
    const outcome = rules.act(full, { type: 'attempt', code: 'Pd3' }, 5);
    const { team } = opened({}, outcome.ok ? outcome.state : aTeam());
    expect([team.completedMissions.length, team.members]).toEqual([1, 100_000]);
  });

  /** Only what the save says of the towers tried: shorter, so that a change falls on something that matters. */
  function trimmed(text: string): string {
    const team = JSON.parse(fromBase64(text) ?? '');
    const tried: readonly string[] = team.tried;
    return JSON.stringify({
      ...team,
      stats: Object.fromEntries(tried.map((name) => [name, team.stats[name]])),
    });
  }

  const MUTATIONS = 4 * Number(process.env.TEST_RUNS ?? 25);
  const STRANGE = 'null -1 1e308 "<b>x</b>" [] {} 0.5 true "" {"__proto__":1} NaN'.split(' ');
  const bases = [
    originalText('bothMissions'),
    originalText('fivePerformances'),
    encodeGame(playSeason(rules, prudent, teamOf(rules, 5), 1)),
    encodeGame(onStage({}, [aRound('3d5')])),
  ].map(trimmed);

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
    if (kind === 3) return String.fromCharCode(...Array.from({ length: roll(300) }, () => roll(256)));
    const values = [...json.matchAll(/(?<=:)(?:-?[\d.]+|"[^"]*"|null|true|false)/g)];
    const { index, 0: value } = values[roll(values.length)] ?? { index: 0, 0: '' };
    return toBase64(json.slice(0, index) + STRANGE[roll(STRANGE.length)] + json.slice(index + value.length));
  }

  test('tampered with anywhere is a message or a game that can be played, never an exception', () => {
    let games = 0;
    for (let seed = 1; seed <= MUTATIONS; seed += 1) {
      const decoded = rules.decodeGame(mutated(seed));
      if (!decoded.ok) continue;
      games += 1;
      let { state } = decoded;
      for (let step = 0; step < 3; step += 1) {
        const [action] = rules.availableActions(state);
        const outcome = action && rules.act(state, action, step);
        expect([seed, outcome?.ok]).toEqual([seed, true]);
        if (outcome?.ok) state = outcome.state;
      }
      expect([seed, rules.decodeGame(encodeGame(state)).ok]).toEqual([seed, true]);
    }
    expect(games).toBeGreaterThan(MUTATIONS / 10);
    expect(games).toBeLessThan(MUTATIONS - MUTATIONS / 10);
  });
});

describe('stored', () => {
  const copy = aTeam({ name: 'Còpia' });
  const state = onStage({}, [aRound('3d5', 'descarregat', 1, 20)]);
  const damaged = { kind: 'damaged', text: '%%%', problem: { kind: 'not base64' } };

  test.each<readonly [string, Parameters<typeof rules.readStoredGame>[0], object]>([
    ['nothing', { game: null, rounds: null, goodCopy: null }, { kind: 'none' }],
    [
      'a game',
      { game: encodeGame(state), rounds: null, goodCopy: null },
      { kind: 'game', state, losses: [] },
    ],
    [
      'a damaged game',
      { game: '%%%', rounds: null, goodCopy: encodeGame(copy) },
      { ...damaged, goodCopy: copy },
    ],
    ...[null, '', 'tampoc'].map(
      (goodCopy) =>
        [
          `a damaged game with the copy ${goodCopy}`,
          { game: '%%%', rounds: null, goodCopy },
          { ...damaged, goodCopy: undefined },
        ] as const,
    ),
  ])('%s', (_, texts, expected) => {
    expect(rules.readStoredGame(texts)).toEqual(expected);
  });

  test('only what can be read again is, each time it is asked', () => {
    const withChance = (chance: number) =>
      aTeam({ stats: statsWith('Pd3', { attempts: [anAttempt('intent', [chance, 0, 0, 0])] }) });
    const [good, wrong] = [withChance(1), withChance(2)];
    const others = { ...wrong, team: { ...wrong.team, history: [aPerformance({ points: -1 })] } };
    const readable = [good, good, aTeam({ name: ' ' }), wrong, wrong, others].map(rules.isReadable);
    expect(readable).toEqual([true, true, false, false, false, false]);
  });
});
