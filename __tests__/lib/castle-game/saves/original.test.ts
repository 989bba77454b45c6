import {
  type OriginalTeam,
  originalTeam,
  originalText,
  writtenByOriginal,
} from '@/__tests__/builders/original-saves';
import { aPillar, rules, sureOf } from '@/__tests__/builders/teams';
import { lossText } from '@/content/interface/castle-game/saves';
import { timeFrom } from '@/lib/castle-game/dates';
import { MAX_MEMBERS, MAX_SAVED_ATTEMPTS } from '@/lib/castle-game/limits';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import { fromOriginal } from '@/lib/castle-game/saves/original';
import { bestTower } from '@/lib/castle-game/screens/home';
import { progressOfTeam } from '@/lib/castle-game/screens/towers';
import { toBase64 } from '@/lib/text/base64';

const one = originalTeam('oneAttempt');
const both = originalTeam('bothMissions');
const five = originalTeam('fivePerformances');
const [pillar, netes] = both.missions_completed;
if (!pillar || !netes) throw new Error('The save lacks its missions.');

const THURSDAY = '2023-09-28T00:00:00.000Z';
const rounds = [
  { ronda: 1, castell: '3d5', resultat: 'DESCARREGAT', punts: 20 },
  { ronda: 2, castell: 'Td5', resultat: 'INTENT', punts: 0 },
];
const onStage = (castell: string, resultat: string, second: number) => ({
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
const unfinished = (done: number) => ({
  ...netes,
  objectives: {
    assaig: (netes.objectives.assaig ?? []).map((objective, index) => ({
      ...objective,
      current: index === 0 ? done : 0,
      completed: false,
    })),
  },
  completed: false,
});
const accepted = {
  ...pillar,
  completed: false,
  objectives: {
    assaig: [{ castell: 'Pd3', action: 'descarregat', amount: 1, current: 0, completed: false }],
  },
};

/** The kinds of saves that the original could write, made from three that it did write. */
const kinds: readonly (readonly [what: string, team: OriginalTeam, text?: string])[] = [
  [
    'a team that has done nothing',
    { ...one, tried: [], stats: { ...one.stats, Pd3n: { ...one.stats.Pd3n, stats: [] } } },
  ],
  ['one attempt', one, originalText('oneAttempt')],
  ['a rehearsal that is over', { ...one, today: { type: 'assaig', provesLeft: 0 } }],
  ['a mission that was accepted', { ...one, missions_accepted: [accepted] }],
  [
    'one mission completed and one half done',
    { ...both, missions_completed: [pillar], missions_accepted: [unfinished(4)] },
  ],
  ['both missions completed', both, originalText('bothMissions')],
  ['the day of a performance', { ...both, date: THURSDAY, today: { type: 'actuacio', done: false } }],
  ['rounds in course', { ...both, date: THURSDAY, actuacio: rounds }],
  [
    'rounds in course that only the attempts tell',
    {
      ...both,
      stats: { ...both.stats, Td5: onStage('Td5', 'INTENT', 2), '3d5': onStage('3d5', 'DESCARREGAT', 1) },
    },
  ],
  [
    'a performance that is over',
    { ...five, date: '2023-11-02T01:00:00.000Z', today: { type: 'actuacio', done: true } },
  ],
  ['one performance', { ...five, historic: five.historic.slice(0, 1) }],
  ['performances from the newest', { ...five, historic: five.historic.toReversed() }],
  ['performances from the oldest', five],
  ['a name in Latin-1', five, originalText('fivePerformances')],
  ['a name outside Latin-1', { ...five, name: 'L’il·lusió ŀ 🏰 d’Arreu' }],
  [
    'a name in UTF-8',
    { ...five, name: 'Ñandús de Gràcia 🏰' },
    toBase64(JSON.stringify({ ...five, name: 'Ñandús de Gràcia 🏰' })),
  ],
  ['no spaces', five, writtenByOriginal(five, 0)],
  [
    'dates as numbers',
    {
      ...five,
      date: Date.parse(String(five.date)),
      historic: five.historic.map((one) => ({ ...one, data: Date.parse(one.data) })) as never,
    },
  ],
  ['midnight in Madrid', { ...five, date: '2023-10-29T23:00:00.000Z' }],
  [
    'towers that this game lacks',
    { ...five, stats: { ...five.stats, '4d10fm': { ...five.stats['4d9f'], stats: [] } } },
  ],
  [
    'hundreds of attempts of a tower',
    { ...five, stats: { ...five.stats, Pd3: { ...five.stats.Pd3, stats: many(400) } } },
  ],
  [
    'nothing but what every save has',
    { ...five, actualCastellers: undefined, highContrast: undefined, filter: undefined },
  ],
  ['a Saturday', { ...five, date: '2023-10-28T00:00:00.000Z' }],
];

function opened(text: string, roundsText?: string) {
  const decoded = rules.decodeGame(text, roundsText);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
  return decoded;
}
const kindsOf = (text: string): SaveLoss['kind'][] => opened(text).losses.map(({ kind }) => kind);
const instant = (told: number | string) => timeFrom(told);

const written = kinds.map(([what, team, text = writtenByOriginal(team)]) => [what, team, text] as const);

describe.each(written)('a save of the original game with %s', (_, team, text) => {
  const read = () => opened(text).state;

  test('opens with its team, its day and its people', () => {
    const { team: now } = read();
    expect(now).toMatchObject({ name: team.name, color: team.color, members: team.castellers });
    expect(now.attendees).toBe(team.actualCastellers ?? team.castellers);
    expect(now.date).toBe(
      new Date(instant(team.date) ?? 0).toLocaleDateString('sv', { timeZone: 'Europe/Madrid' }),
    );
    expect(now.today).toMatchObject(
      'done' in team.today
        ? { type: 'performance', done: team.today.done }
        : { type: 'rehearsal', attemptsLeft: Object(team.today).provesLeft },
    );
  });

  test('keeps every performance in order of time, and the attempts of every tower', () => {
    const { team: now } = read();
    const times = now.history.map(({ endedAt }) => endedAt);
    expect(times).toEqual(
      team.historic.map(({ data }) => instant(data)).sort((a, b) => Number(a) - Number(b)),
    );
    expect(now.history.reduce((sum, { points }) => sum + points, 0)).toBe(
      team.historic.reduce((sum, { punts }) => sum + punts, 0),
    );
    for (const [code, { stats }] of Object.entries(team.stats))
      if (rules.catalogue.has(code))
        expect(now.stats[code]?.attempts).toHaveLength(Math.min(stats.length, MAX_SAVED_ATTEMPTS));
  });

  test('draws its statistics, each tower tried with its attempts', () => {
    const { team: now } = read();
    const drawn = progressOfTeam(now).map(({ stat }) => stat.code);
    expect(drawn.toSorted()).toEqual(expect.arrayContaining(team.tried.toSorted()));
    for (const { points } of progressOfTeam(now)) expect(points.length).toBeGreaterThan(0);
  });

  test('does not propose again the missions that it had under other titles', () => {
    const { team: now } = read();
    const had = team.missions_accepted.length + team.missions_completed.length;
    expect(rules.proposedMissions(now)).toHaveLength(rules.missions.length - had);
  });

  test('goes on, and is saved and opened as any other', () => {
    const state = read();
    const [action] = rules.availableActions(state);
    expect(action && rules.act(state, action, 0).ok).toBe(true);
    expect(opened(encodeGame(state)).state).toEqual(state);
  });
});

describe('missions of the original game', () => {
  test('count as completed, or as far as they were', () => {
    const { state } = opened(
      writtenByOriginal({ ...both, missions_completed: [pillar], missions_accepted: [unfinished(4)] }),
    );
    expect(state.team.completedMissions).toMatchObject([{ title: 'Un nou inici', todo: 1, completed: 1 }]);
    expect(state.team.acceptedMissions).toMatchObject([{ title: 'Agafant forma', todo: 2, completed: 0 }]);
    expect(state.team.acceptedMissions[0]?.objectives.rehearsal?.[0]).toMatchObject({
      current: 4,
      completed: false,
    });
  });

  test('go on counting', () => {
    const { state } = opened(writtenByOriginal({ ...one, missions_accepted: [accepted] }));
    const done = rules.act(sureOf(state, 'descarregat'), { type: 'attempt', code: 'Pd3' }, 0);
    expect(done.ok && done.state.team.completedMissions.map(({ title }) => title)).toEqual(['Un nou inici']);
    expect(done.ok && rules.proposedMissions(done.state.team)).not.toContainEqual(aPillar);
  });
});

describe('what cannot be kept', () => {
  test.each<[string, OriginalTeam, SaveLoss['kind'][]]>([
    ['nothing was learnt yet', { ...one, stats: {} }, []],
    ['no tower was tried', { ...one, stats: { Pd3: { stats: [] } } }, []],
    ['the odds', both, ['odds']],
    ['the days of its performances', five, ['odds', 'days of the game']],
    [
      'towers',
      { ...five, historic: [], stats: { ...five.stats, '4d10fm': { stats: [] } } },
      ['odds', 'unknown towers'],
    ],
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
  ])('is told: %s', (_, team, losses) => {
    expect(kindsOf(writtenByOriginal(team))).toEqual(losses);
  });

  test('is a sentence', () => {
    const { losses } = opened(
      writtenByOriginal({
        ...five,
        name: 'a'.repeat(300),
        stats: { ...five.stats, '4d10fm': { stats: [] }, Pd3: { stats: many(152) } },
      }),
    );
    expect(losses.map(lossText)).toEqual([
      "Les probabilitats es tornen a calcular amb les regles d'aquest joc: el que heu après de cada castell provat es manté, i els altres comencen de nou.",
      'El joc no té aquest castell: 4d10fm. No es veurà, però es queda a la partida desada.',
      "De cada castell només es recorden les últimes 150 proves: se'n perden 2, les més antigues.",
      'El nom de la colla es retalla a 120 caràcters.',
      'Les actuacions antigues no diuen en quin dia del joc es van fer: hi surt el dia en què hi vas jugar.',
    ]);
  });

  test('is nothing once the game has been saved here', () => {
    for (const team of [both, five])
      expect(kindsOf(encodeGame(opened(writtenByOriginal(team)).state))).toEqual([]);
  });
});

test('keeps the tower that counts as the best of the team', () => {
  expect(bestTower(opened(originalText('fivePerformances')).state.team)?.code).toBeDefined();
});

describe('a game that stands on a day which it could never leave', () => {
  const read = () => opened(writtenByOriginal({ ...five, date: '2023-10-28T00:00:00.000Z' })).state;

  test('is reported, and set on the Monday when the player agrees', () => {
    const state = read();
    expect(rules.mondayAfter(state.team)).toBe('2023-10-30');
    const moved = rules.act(state, { type: 'moveToMonday' }, 0);
    expect(moved.ok && moved.state.team).toMatchObject({
      date: '2023-10-30',
      today: { type: 'rehearsal', attemptsLeft: 15 },
      members: state.team.members,
    });
    expect(moved.ok && rules.mondayAfter(moved.state.team)).toBeUndefined();
  });
});

describe('from original', () => {
  type Json = Record<string, unknown>;

  /** What a save of the original says once it is told as ours would, when it says this. */
  const told = (saved: Json, roundsKnown = false) => fromOriginal(saved, roundsKnown);
  const saved = (parts: Json, roundsKnown?: boolean): Json => told(parts, roundsKnown).saved;

  const attempt = (second: number, parts: Json = {}) => ({
    resultat: 'INTENT',
    intentat_at: second * 1000,
    context: 'assaig',
    probabilitats: [0.25, 0.25, 0.25, 0.25],
    ...parts,
  });
  const onStage = (second: number, resultat = 'INTENT') => attempt(second, { context: 'actuacio', resultat });
  const performance = (second: number, punts = 0) => ({ castells: [], punts, data: second * 1000 });
  const objective = (parts: Json = {}) => ({ castell: '3d5', action: 'descarregat', ...parts });
  const mission = (assaig: unknown, parts: Json = {}) => ({
    title: 'Una',
    description: 'Una missió.',
    objectives: { assaig },
    rewards: [],
    ...parts,
  });

  describe('people', () => {
    test.each([
      [15.7, 15],
      [0, 1],
      [-4, 1],
      [1e9, MAX_MEMBERS],
      ['15', '15'],
      [null, null],
      [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ])('%p members are %p', (castellers, members) => {
      expect(saved({ castellers }).castellers).toBe(members);
    });

    test.each([
      [12.2, 12],
      [-3, 0],
      [1e9, MAX_MEMBERS],
    ])('%p who came are %p', (actualCastellers, came) => {
      expect(saved({ actualCastellers }).actualCastellers).toBe(came);
    });

    test('who came are not told when the save does not', () => {
      expect(saved({})).not.toHaveProperty('actualCastellers');
    });
  });

  describe('the day', () => {
    test.each([
      [99, 15],
      [-2, 0],
      [7.9, 7],
      ['7', '7'],
    ])('has %p attempts left as %p', (provesLeft, left) => {
      expect(saved({ today: { type: 'assaig', provesLeft } }).today).toEqual({
        type: 'assaig',
        provesLeft: left,
      });
    });

    test.each([[{ type: 'actuacio', done: false, provesLeft: 99 }], ['avui'], [null]])(
      'stays as it is: %j',
      (today) => {
        expect(saved({ today }).today).toEqual(today);
      },
    );
  });

  describe('the history', () => {
    const points = (historic: readonly unknown[]) =>
      told({ historic }).saved.historic as readonly { punts: number }[];
    const order = (historic: readonly unknown[]) => points(historic).map(({ punts }) => punts);

    test('goes from the oldest, as it came or turned', () => {
      expect(order([performance(1, 1), performance(2, 2), performance(3, 3)])).toEqual([1, 2, 3]);
      expect(order([performance(3, 3), performance(2, 2), performance(1, 1)])).toEqual([1, 2, 3]);
      expect(order([performance(2, 2), performance(1, 1), performance(3, 3)])).toEqual([1, 2, 3]);
    });

    test('leaves what happened at once as it stood, or turned with the list', () => {
      expect(order([performance(1, 1), performance(2, 2), performance(2, 3)])).toEqual([1, 2, 3]);
      expect(order([performance(2, 3), performance(2, 2), performance(1, 1)])).toEqual([1, 2, 3]);
      expect(order([performance(1, 1), performance(1, 2)])).toEqual([1, 2]);
    });

    test('is read by moments that are texts too', () => {
      const texts = [2, 1].map((second) => ({
        ...performance(second, second),
        data: new Date(second * 1000).toISOString(),
      }));
      expect(order(texts)).toEqual([1, 2]);
    });

    test('leaves out what says nothing, and counts it', () => {
      const { losses } = told({ historic: [performance(1), { punts: 3 }, 'x'] });
      expect(points([performance(1, 7), { punts: 3 }, 'x'])).toEqual([performance(1, 7)]);
      expect(losses).toEqual([{ kind: 'unreadable performances', lost: 2 }]);
    });

    test('stays as it is when it is no list', () => {
      expect(told({ historic: {} })).toMatchObject({ saved: { historic: {} }, losses: [] });
    });
  });

  describe('a tower', () => {
    const tower = (stat: unknown) => told({ stats: { '3d5': stat } });
    const stat = (value: unknown) => Object(tower(value).saved.stats)['3d5'];

    test('has its attempts under their name, in order of time, after those that stood there', () => {
      const found = stat({ gent: 28, stats: [attempt(3), attempt(1)], attempts: [attempt(2)] });
      expect(found).toEqual({ gent: 28, attempts: [attempt(1), attempt(2), attempt(3)] });
      expect(stat({ stats: [attempt(1)] })).not.toHaveProperty('stats');
    });

    test('keeps what was learnt of it once it was tried', () => {
      const probabilitats = { unique: [0.1, 0.2, 0.3, 0.4], caps: [0, 1] };
      expect(stat({ stats: [attempt(1)], probabilitats })).toMatchObject({ probabilitats });
      expect(stat({ stats: [], probabilitats })).toEqual({ probabilitats: { caps: [0, 1] }, attempts: [] });
    });

    test('loses the attempts that say nothing, and they are counted over all towers', () => {
      const two = { '3d5': { stats: [attempt(1), 'x', {}] }, '4d5': { stats: [7] } };
      const { saved, losses } = told({ stats: two });
      expect(saved.stats).toMatchObject({ '3d5': { attempts: [attempt(1)] }, '4d5': { attempts: [] } });
      expect(losses).toEqual([{ kind: 'unreadable attempts', lost: 3 }, { kind: 'odds' }]);
    });

    test.each([['x'], [null], [[]], [{ gent: 28 }], [{ stats: 'x' }]])(
      'stays as it is without a list: %j',
      (value) => {
        expect(stat(value)).toEqual(value);
        expect(tower(value).losses).toEqual([]);
      },
    );

    test('is none where there are no towers', () => {
      expect(told({ stats: 'x' })).toMatchObject({ saved: { stats: 'x' }, losses: [] });
    });
  });

  describe('the towers tried', () => {
    const tried = (list: unknown, stats: Json) => saved({ tried: list, stats }).tried;
    const stats = { '3d5': { stats: [attempt(2)] }, '4d5': { stats: [attempt(1)] }, Pd4: { stats: [] } };

    test('stand in the order of their last attempts', () => {
      expect(tried(['3d5', '4d5'], stats)).toEqual(['4d5', '3d5']);
    });

    test('are those that their attempts tell too, and no others', () => {
      expect(tried(['3d5'], stats)).toEqual(['4d5', '3d5']);
      expect(tried([], stats)).toEqual(['4d5', '3d5']);
    });

    test('come first when nothing tells when they were tried', () => {
      expect(tried(['3d5', 'constructor', 7, 'Pd4'], stats)).toEqual(['constructor', 7, 'Pd4', '4d5', '3d5']);
    });

    test('stay as they are in a save that has no attempts under their old name, or when they are no list', () => {
      expect(
        tried(['3d5', '4d5'], { '3d5': { attempts: [attempt(2)] }, '4d5': { attempts: [attempt(1)] } }),
      ).toEqual(['3d5', '4d5']);
      expect(tried('x', stats)).toBe('x');
    });
  });

  describe('the rounds in course', () => {
    const today = { type: 'actuacio', done: false };
    const stats = {
      Td5: { stats: [onStage(30), attempt(31)] },
      '3d5': { stats: [onStage(9), onStage(20, 'DESCARREGAT')] },
      x: 'x',
    };
    const historic = [performance(9)];
    const rounds = [
      { ronda: 1, castell: '3d5', resultat: 'DESCARREGAT', punts: 0 },
      { ronda: 2, castell: 'Td5', resultat: 'INTENT', punts: 0 },
    ];

    test('are the attempts made on stage since the last performance', () => {
      expect(saved({ today, stats, historic }).actuacio).toEqual(rounds);
    });

    test('are all of those made on stage before the first performance has ended', () => {
      const first = { ...rounds[1], ronda: 1 };
      expect(saved({ today, stats: { Td5: stats.Td5 } }).actuacio).toEqual([first]);
    });

    test('are the last six at most', () => {
      const many = Array.from({ length: 8 }, (_, second) =>
        onStage(10 + second, second < 2 ? 'CARREGAT' : 'INTENT'),
      );
      const told = saved({ today, stats: { Td5: { stats: many } }, historic }).actuacio;
      expect(told).toEqual(
        [1, 2, 3, 4, 5, 6].map((ronda) => ({ ronda, castell: 'Td5', resultat: 'INTENT', punts: 0 })),
      );
    });

    test.each<[string, Json, boolean]>([
      ['came beside it', {}, true],
      ['stand in it', { actuacio: [] }, false],
      ['are over', { today: { ...today, done: true } }, false],
      ['are none in a rehearsal', { today: { type: 'assaig', provesLeft: 3 } }, false],
      ['cannot be told of a day that is none', { today: 'avui' }, false],
      ['cannot be told without attempts under their old name', { stats: {} }, false],
    ])('are not looked for when they %s', (_, parts, known) => {
      const after = saved({ today, stats, historic, ...parts }, known);
      expect(after.actuacio).toEqual(parts.actuacio);
      expect('actuacio' in after).toBe('actuacio' in parts);
    });
  });

  describe('a mission', () => {
    const accepted = (...missions: unknown[]) => saved({ missions_accepted: missions }).missions_accepted;

    test('counts the objectives that it has met', () => {
      const objectives = [
        objective({ amount: 3, current: 2 }),
        objective({ amount: 3, current: 3 }),
        objective({ amount: 3, completed: true }),
        objective({ amount: 3 }),
        objective({ current: 1 }),
        objective({ completed: true }),
        objective(),
      ];
      const counted = [
        { current: 2, completed: false },
        { current: 3, completed: true },
        { current: 3, completed: true },
        { current: 0, completed: false },
        { current: 1, completed: true },
        { current: 1, completed: true },
        { current: 0, completed: false },
      ];
      expect(accepted(mission(objectives))).toEqual([
        mission(
          objectives.map((one, index) => ({ ...one, ...counted[index] })),
          { todo: 7, completed: 4 },
        ),
      ]);
    });

    test('has the objectives of both places, and none where it had none', () => {
      const both = mission([objective()], {
        objectives: { assaig: [objective()], actuacio: [objective({ completed: true })] },
      });
      expect(accepted(both)).toMatchObject([{ todo: 2, completed: 1 }]);
      const onlyStage = mission([], { objectives: { actuacio: [objective()], altres: 1 } });
      expect(accepted(onlyStage)).toEqual([
        {
          ...onlyStage,
          objectives: { actuacio: [{ ...objective(), current: 0, completed: false }], altres: 1 },
          todo: 1,
          completed: 0,
        },
      ]);
    });

    test('is met whole once it says so', () => {
      expect(accepted(mission([objective(), objective()], { completed: true }))).toMatchObject([
        { todo: 2, completed: 2 },
      ]);
    });

    test('that says nothing is left out, accepted or completed, and told by its title', () => {
      const { saved, losses } = told({
        missions_accepted: [{ title: 'Estranya' }, mission([objective()]), 7],
        missions_completed: [mission(['x'], { title: 'Dolenta' })],
      });
      expect(saved.missions_accepted).toHaveLength(1);
      expect(saved.missions_completed).toEqual([]);
      expect(losses).toEqual([{ kind: 'unreadable missions', titles: ['Estranya', 'Dolenta'] }]);
    });

    test('stays where it is when it stands in no list', () => {
      expect(told({ missions_accepted: 'x', missions_completed: 7 })).toMatchObject({
        saved: { missions_accepted: 'x', missions_completed: 7 },
        losses: [],
      });
    });
  });
});
