import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type OriginalTeam,
  originalTeam,
  originalText,
  writtenByOriginal,
} from '@/__tests__/builders/original-saves';
import { aPilar, openedSave, rules, sureOf } from '@/__tests__/builders/teams';
import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { timeFrom } from '@/lib/castle-game/dates';
import { MAX_SAVED_ATTEMPTS } from '@/lib/castle-game/limits';
import { bindRules } from '@/lib/castle-game/rules';
import { encodeGame, encodeRounds } from '@/lib/castle-game/saves/game';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import { progressOfTeam } from '@/lib/castle-game/screens/towers';
import { fromBase64, toBase64 } from '@/lib/text/base64';

describe('saves written before the engine had names of its own', () => {
  type Written = { readonly what: string; readonly text: string; readonly rounds: string };
  type WrittenBefore = {
    readonly games: readonly Written[];
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

  const before = bindRules({
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

  test.each(games)('$what opens and is written again letter by letter, but for what came later', (game) => {
    const { state } = openedSave(game.text, undefined, before);
    expect(comparable(encodeGame(state))).toBe(comparable(game.text));
    expect(encodeRounds(state.rounds)).toBe(game.rounds);
    expect(openedSave(encodeGame(state), undefined, before).state).toEqual(state);
  });

  test('one of the older form keeps what nobody knows, at every level, as before', () => {
    const { state } = openedSave(older.input, older.rounds, before);
    expect(comparable(encodeGame(state))).toBe(comparable(older.text));
    expect(encodeRounds(state.rounds)).toBe(older.roundsText);
  });
});

const one = originalTeam('oneAttempt');
const both = originalTeam('bothMissions');
const five = originalTeam('fivePerformances');
const [pilar, netes] = both.missions_completed;
if (!pilar || !netes) throw new Error('The save lacks its missions.');

const rounds = [
  { ronda: 1, castell: '3d5', resultat: 'DESCARREGAT', punts: 20 },
  { ronda: 2, castell: 'Td5', resultat: 'INTENT', punts: 0 },
];
const tried = (castell: string, resultat: string, second: number) => ({
  ...both.stats[castell],
  stats: [
    {
      resultat,
      intentat_at: `2026-11-22T01:00:0${second}.000Z`,
      context: 'actuacio',
      probabilitats: [0.25, 0.25, 0.25, 0.25],
    },
  ],
});
const [attempt] = five.stats.Pd3?.stats ?? [];
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...Object(attempt),
    intentat_at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
  }));
const [first, ...others] = netes.objectives.assaig ?? [];
const halfDone = {
  ...netes,
  objectives: {
    assaig: [
      { ...first, current: 4, completed: false },
      ...others.map((objective) => ({ ...objective, current: 0, completed: false })),
    ],
  },
  completed: false,
};
const asked = { castell: 'Pd3', action: 'descarregat', amount: 1, current: 0, completed: false };
const accepted = { ...pilar, completed: false, objectives: { assaig: [asked] } };
const onStage = { Td5: tried('Td5', 'INTENT', 2), '3d5': tried('3d5', 'DESCARREGAT', 1) };
const abroad = { ...five, name: 'Ñandús de Gràcia 🏰' };
const inMilliseconds = {
  ...five,
  date: Date.parse(String(five.date)),
  historic: five.historic.map((performance) => ({ ...performance, data: Date.parse(performance.data) })),
};

/** The kinds of saves that the original could write, made from three that it did write. */
const kinds: readonly (readonly [what: string, team: OriginalTeam, text?: string])[] = [
  [
    'a team that has done nothing',
    { ...one, tried: [], stats: { ...one.stats, Pd3n: { ...one.stats.Pd3n, stats: [] } } },
  ],
  ['one attempt', one, originalText('oneAttempt')],
  ['a mission that was accepted', { ...one, missions_accepted: [accepted] }],
  [
    'one mission completed and one half done',
    { ...both, missions_completed: [pilar], missions_accepted: [halfDone] },
  ],
  ['both missions completed', both, originalText('bothMissions')],
  ['rounds in course', { ...both, date: '2023-09-28T00:00:00.000Z', actuacio: rounds }],
  ['rounds in course that only the attempts tell', { ...both, stats: { ...both.stats, ...onStage } }],
  [
    'a performance that is over',
    { ...five, date: '2023-11-02T01:00:00.000Z', today: { type: 'actuacio', done: true } },
  ],
  ['performances from the newest', { ...five, historic: five.historic.toReversed() }],
  ['a name in Latin-1', five, originalText('fivePerformances')],
  ['a name outside Latin-1', abroad],
  ['a name in UTF-8', abroad, toBase64(JSON.stringify(abroad))],
  ['dates as numbers', inMilliseconds as never],
  ['midnight in Madrid', { ...five, date: '2023-10-29T23:00:00.000Z' }],
  ['towers that this game lacks', { ...five, stats: { ...five.stats, '4d10fm': { stats: [] } } }],
  [
    'hundreds of attempts of a tower',
    { ...five, stats: { ...five.stats, Pd3: { ...five.stats.Pd3, stats: many(400) } } },
  ],
  [
    'nothing but what every save has',
    { ...five, actualCastellers: undefined, highContrast: undefined, filter: undefined },
  ],
];
const told = kinds.map(([what, team, text = writtenByOriginal(team)]) => [what, team, text] as const);

test.each(told)('a save of the original game with %s opens whole, and goes on', (_, team, text) => {
  const { state } = openedSave(text);
  const { team: now } = state;
  expect(now).toMatchObject({ name: team.name, color: team.color, members: team.castellers });
  expect(now.attendees).toBe(team.actualCastellers ?? team.castellers);
  expect(now.date).toBe(
    new Date(timeFrom(team.date) ?? 0).toLocaleDateString('sv', { timeZone: 'Europe/Madrid' }),
  );
  expect(now.today).toMatchObject(
    'done' in team.today
      ? { type: 'performance', done: team.today.done }
      : { type: 'rehearsal', attemptsLeft: Object(team.today).provesLeft },
  );
  // Performances in order of time, with their points, and the attempts of every tower.
  const times = team.historic.map(({ data, punts }) => [timeFrom(data) ?? 0, punts] as const);
  expect(now.history.map(({ endedAt, points }) => [endedAt, points])).toEqual(
    times.toSorted(([a], [b]) => a - b),
  );
  for (const [code, { stats }] of Object.entries(team.stats))
    if (rules.catalogue.has(code))
      expect(now.stats[code]?.attempts).toHaveLength(Math.min(stats.length, MAX_SAVED_ATTEMPTS));
  const progress = progressOfTeam(now);
  expect(progress.map(({ stat }) => stat.code)).toEqual(expect.arrayContaining(team.tried.toSorted()));
  for (const { points } of progress) expect(points.length).toBeGreaterThan(0);
  // Missions that it had under other titles are not proposed again.
  const had = team.missions_accepted.length + team.missions_completed.length;
  expect(rules.proposedMissions(now)).toHaveLength(rules.missions.length - had);
  const [action] = rules.availableActions(state);
  expect(action && rules.act(state, action, 0).ok).toBe(true);
  expect(openedSave(encodeGame(state))).toEqual({ ok: true, state, losses: expect.arrayContaining([]) });
});

describe('of the original game', () => {
  test('missions count as completed, or as far as they were, and go on counting', () => {
    const half = { ...both, missions_completed: [pilar], missions_accepted: [halfDone] };
    const { team } = openedSave(writtenByOriginal(half)).state;
    expect(team.completedMissions).toMatchObject([{ title: 'Un nou inici', todo: 1, completed: 1 }]);
    expect(team.acceptedMissions).toMatchObject([
      { title: 'Agafant forma', todo: 2, completed: 0, objectives: { rehearsal: [{ current: 4 }, {}] } },
    ]);
    const { state } = openedSave(writtenByOriginal({ ...one, missions_accepted: [accepted] }));
    const done = rules.act(sureOf(state, 'descarregat'), { type: 'attempt', code: 'Pd3' }, 0);
    expect(done.ok && done.state.team.completedMissions.map(({ title }) => title)).toEqual(['Un nou inici']);
    expect(done.ok && rules.proposedMissions(done.state.team)).not.toContainEqual(aPilar);
  });

  test('the rounds in course are those after the last performance, unless others came beside it', () => {
    const [past] = five.historic;
    const team = {
      ...both,
      historic: [{ ...past, castells: [], punts: 0, data: '2026-11-22T01:00:01.500Z' }],
      stats: { ...both.stats, ...onStage },
      date: '2023-09-28T00:00:00.000Z',
      today: { type: 'actuacio', done: false },
    };
    expect(openedSave(writtenByOriginal(team)).state.rounds).toEqual([
      { number: 1, code: 'Td5', outcome: 'intent', points: 0 },
    ]);
    expect(openedSave(writtenByOriginal(team), '[]').state.rounds).toEqual([]);
    const all = { ...team, historic: [], tried: ['Pd3'] };
    expect(openedSave(writtenByOriginal(all)).state.rounds.map(({ code }) => code)).toEqual(['3d5', 'Td5']);
    expect(openedSave(writtenByOriginal(all)).state.team.tried.slice(-2)).toEqual(['3d5', 'Td5']);
  });

  test.each<[string, OriginalTeam, SaveLoss['kind'][]]>([
    ['nothing where nothing was learnt yet', { ...one, stats: {} }, []],
    ['nothing where no tower was tried', { ...one, stats: { Pd3: { stats: [] } } }, []],
    ['the odds', both, ['odds']],
    ['the days of its performances', five, ['odds', 'days of the game']],
    ['towers', { ...both, stats: { ...both.stats, '4d10fm': { stats: [] } } }, ['odds', 'unknown towers']],
    [
      'attempts',
      { ...both, stats: { ...both.stats, Pd3: { stats: many(152) } } },
      ['odds', 'oldest attempts'],
    ],
    [
      'what says nothing',
      {
        ...both,
        stats: { Pd3: { stats: [...many(2), { resultat: 'VOLAT' } as never] } },
        historic: [{ punts: 3 } as never],
        missions_accepted: [{ title: 'Estranya' } as never],
      },
      ['unreadable attempts', 'unreadable performances', 'unreadable missions', 'odds'],
    ],
  ])('it is told that %s cannot be kept, once', (_, team, losses) => {
    const { state, losses: found } = openedSave(writtenByOriginal(team));
    expect(found.map(({ kind }) => kind)).toEqual(losses);
    if (losses.includes('days of the game')) expect(openedSave(encodeGame(state)).losses).toEqual([]);
  });
});
