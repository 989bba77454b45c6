import { MOST_MEMBERS } from '@/lib/castle-game/limits';
import { fromOriginal } from '@/lib/castle-game/saves/original';

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
  it.each([
    [15.7, 15],
    [0, 1],
    [-4, 1],
    [1e9, MOST_MEMBERS],
    ['15', '15'],
    [null, null],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('%p members are %p', (castellers, members) => {
    expect(saved({ castellers }).castellers).toBe(members);
  });

  it.each([
    [12.2, 12],
    [-3, 0],
    [1e9, MOST_MEMBERS],
  ])('%p who came are %p', (actualCastellers, came) => {
    expect(saved({ actualCastellers }).actualCastellers).toBe(came);
  });

  it('who came are not told when the save does not', () => {
    expect(saved({})).not.toHaveProperty('actualCastellers');
  });
});

describe('the day', () => {
  it.each([
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

  it.each([[{ type: 'actuacio', done: false, provesLeft: 99 }], ['avui'], [null]])(
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

  it('goes from the oldest, as it came or turned', () => {
    expect(order([performance(1, 1), performance(2, 2), performance(3, 3)])).toEqual([1, 2, 3]);
    expect(order([performance(3, 3), performance(2, 2), performance(1, 1)])).toEqual([1, 2, 3]);
    expect(order([performance(2, 2), performance(1, 1), performance(3, 3)])).toEqual([1, 2, 3]);
  });

  it('leaves what happened at once as it stood, or turned with the list', () => {
    expect(order([performance(1, 1), performance(2, 2), performance(2, 3)])).toEqual([1, 2, 3]);
    expect(order([performance(2, 3), performance(2, 2), performance(1, 1)])).toEqual([1, 2, 3]);
    expect(order([performance(1, 1), performance(1, 2)])).toEqual([1, 2]);
  });

  it('is read by moments that are texts too', () => {
    const texts = [2, 1].map((second) => ({
      ...performance(second, second),
      data: new Date(second * 1000).toISOString(),
    }));
    expect(order(texts)).toEqual([1, 2]);
  });

  it('leaves out what says nothing, and counts it', () => {
    const { losses } = told({ historic: [performance(1), { punts: 3 }, 'x'] });
    expect(points([performance(1, 7), { punts: 3 }, 'x'])).toEqual([performance(1, 7)]);
    expect(losses).toEqual([{ kind: 'unreadable performances', lost: 2 }]);
  });

  it('stays as it is when it is no list', () => {
    expect(told({ historic: {} })).toMatchObject({ saved: { historic: {} }, losses: [] });
  });
});

describe('a tower', () => {
  const tower = (stat: unknown) => told({ stats: { '3d5': stat } });
  const stat = (value: unknown) => Object(tower(value).saved.stats)['3d5'];

  it('has its attempts under their name, in order of time, after those that stood there', () => {
    const found = stat({ gent: 28, stats: [attempt(3), attempt(1)], attempts: [attempt(2)] });
    expect(found).toEqual({ gent: 28, attempts: [attempt(1), attempt(2), attempt(3)] });
    expect(stat({ stats: [attempt(1)] })).not.toHaveProperty('stats');
  });

  it('keeps what was learnt of it once it was tried', () => {
    const probabilitats = { unique: [0.1, 0.2, 0.3, 0.4], caps: [0, 1] };
    expect(stat({ stats: [attempt(1)], probabilitats })).toMatchObject({ probabilitats });
    expect(stat({ stats: [], probabilitats })).toEqual({ probabilitats: { caps: [0, 1] }, attempts: [] });
  });

  it('loses the attempts that say nothing, and they are counted over all towers', () => {
    const two = { '3d5': { stats: [attempt(1), 'x', {}] }, '4d5': { stats: [7] } };
    const { saved, losses } = told({ stats: two });
    expect(saved.stats).toMatchObject({ '3d5': { attempts: [attempt(1)] }, '4d5': { attempts: [] } });
    expect(losses).toEqual([{ kind: 'unreadable attempts', lost: 3 }, { kind: 'odds' }]);
  });

  it.each([['x'], [null], [[]], [{ gent: 28 }], [{ stats: 'x' }]])(
    'stays as it is without a list: %j',
    (value) => {
      expect(stat(value)).toEqual(value);
      expect(tower(value).losses).toEqual([]);
    },
  );

  it('is none where there are no towers', () => {
    expect(told({ stats: 'x' })).toMatchObject({ saved: { stats: 'x' }, losses: [] });
  });
});

describe('the towers tried', () => {
  const tried = (list: unknown, stats: Json) => saved({ tried: list, stats }).tried;
  const stats = { '3d5': { stats: [attempt(2)] }, '4d5': { stats: [attempt(1)] }, Pd4: { stats: [] } };

  it('stand in the order of their last attempts', () => {
    expect(tried(['3d5', '4d5'], stats)).toEqual(['4d5', '3d5']);
  });

  it('are those that their attempts tell too, and no others', () => {
    expect(tried(['3d5'], stats)).toEqual(['4d5', '3d5']);
    expect(tried([], stats)).toEqual(['4d5', '3d5']);
  });

  it('come first when nothing tells when they were tried', () => {
    expect(tried(['3d5', 'constructor', 7, 'Pd4'], stats)).toEqual(['constructor', 7, 'Pd4', '4d5', '3d5']);
  });

  it('stay as they are in a save that has no attempts under their old name, or when they are no list', () => {
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

  it('are the attempts made on stage since the last performance', () => {
    expect(saved({ today, stats, historic }).actuacio).toEqual(rounds);
  });

  it('are all of those made on stage before the first performance has ended', () => {
    const first = { ...rounds[1], ronda: 1 };
    expect(saved({ today, stats: { Td5: stats.Td5 } }).actuacio).toEqual([first]);
  });

  it('are the last six at most', () => {
    const many = Array.from({ length: 8 }, (_, second) =>
      onStage(10 + second, second < 2 ? 'CARREGAT' : 'INTENT'),
    );
    const told = saved({ today, stats: { Td5: { stats: many } }, historic }).actuacio;
    expect(told).toEqual(
      [1, 2, 3, 4, 5, 6].map((ronda) => ({ ronda, castell: 'Td5', resultat: 'INTENT', punts: 0 })),
    );
  });

  it.each<[string, Json, boolean]>([
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

  it('counts the objectives that it has met', () => {
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

  it('has the objectives of both places, and none where it had none', () => {
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

  it('is met whole once it says so', () => {
    expect(accepted(mission([objective(), objective()], { completed: true }))).toMatchObject([
      { todo: 2, completed: 2 },
    ]);
  });

  it('that says nothing is left out, accepted or completed, and told by its title', () => {
    const { saved, losses } = told({
      missions_accepted: [{ title: 'Estranya' }, mission([objective()]), 7],
      missions_completed: [mission(['x'], { title: 'Dolenta' })],
    });
    expect(saved.missions_accepted).toHaveLength(1);
    expect(saved.missions_completed).toEqual([]);
    expect(losses).toEqual([{ kind: 'unreadable missions', titles: ['Estranya', 'Dolenta'] }]);
  });

  it('stays where it is when it stands in no list', () => {
    expect(told({ missions_accepted: 'x', missions_completed: 7 })).toMatchObject({
      saved: { missions_accepted: 'x', missions_completed: 7 },
      losses: [],
    });
  });
});
