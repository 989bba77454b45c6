import {
  aLastAttempt,
  anAttempt,
  aPerformance,
  aPilar,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  someNetes,
  statsWith,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { stepText } from '@/content/interface/castle-game/first-steps';
import { difficultyWord } from '@/content/interface/castle-game/picker';
import { accountOf } from '@/lib/castle-game/engine/members';
import { track } from '@/lib/castle-game/engine/missions';
import {
  bracketOf,
  openGroup,
  percentagesOf,
  pickerGroups,
  shownNetes,
  structureOf,
} from '@/lib/castle-game/picker';
import { historyRows } from '@/lib/castle-game/screens/history';
import { bestTower, isOpen, MENU, whyNoPerformance, whyNoRehearsal } from '@/lib/castle-game/screens/home';
import {
  membersBeforeResult,
  missionStates,
  newsAfterAttempt,
  objectivesByContext,
  pendingObjective,
  pictureOf,
} from '@/lib/castle-game/screens/missions';
import { proposedNow, slotsOf } from '@/lib/castle-game/screens/rounds';
import { progressOfTeam, towerTables } from '@/lib/castle-game/screens/towers';
import type { GameState, Performance, Round } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';

const done = { type: 'performance', done: true } as const;
const spent = { type: 'rehearsal', attemptsLeft: 0 } as const;
const result = aLastAttempt('Pd3', { context: 'rehearsal' });
const FIRST_DAY = ['ASSAIG', 'CASTELLS', 'MISSIONS', 'AJUDA'];
const NO_PLAY = ['CASTELLS', 'MISSIONS', 'AJUDA'];
const STAGE = ['ACTUACIO', ...NO_PLAY];
const notToday = { kind: 'no rehearsal today' };
const few = { kind: 'too few attendees', needed: 31, present: 30 };

test.each<[string, GameState, readonly string[], object?, object?]>([
  ['the first day', aTeam(), FIRST_DAY, undefined, { kind: 'no performance today' }],
  ['a rehearsal that is spent', aTeam({ today: spent }), NO_PLAY, { kind: 'no attempts left' }],
  ['one with a result on show', aTeam({ today: spent, lastAttempt: result }), NO_PLAY, undefined],
  ['a performance', onStage({ attendees: 31 }), STAGE, notToday],
  ['too few for one', onStage({ attendees: 30 }), NO_PLAY, notToday, few],
  ['too few left for one begun', onStage({ attendees: 20 }, [aRound('3d5', 'intent')]), STAGE, notToday],
  ['a performance that is done', onStage({ today: done }), NO_PLAY, notToday, { kind: 'performance over' }],
  ['a history', aTeam({ history: [aPerformance()] }), FIRST_DAY.toSpliced(2, 0, 'HISTORIC')],
  ['a tower tried', aTeam({ tried: ['Pd3'] }), [...FIRST_DAY, 'STATS']],
])('the menu, and what is closed, with %s', (_, state, entries, ...[rehearsal, performance]) => {
  expect(MENU.filter((entry) => isOpen(entry, state))).toEqual(entries);
  expect(whyNoRehearsal(state)).toEqual(rehearsal);
  expect(whyNoPerformance(state)).toEqual(
    performance ?? (state.team.today.type === 'performance' ? undefined : { kind: 'no performance today' }),
  );
});

test('the first steps wait, are ticked off, and are over with the first performance', () => {
  const ticks = (state: GameState) => rules.firstSteps(state).map((step) => step.done);
  expect(ticks(aTeam())).toEqual([false, false, false, false]);
  expect(rules.firstSteps(aTeam())[2]?.count).toEqual({ current: 15, of: 35 });
  const accept = rules.missions.map(({ title }) => ({ type: 'acceptMission', title }) as const);
  const { team } = played(aTeam(), ...accept);
  expect(ticks({ team, rounds: [] })).toEqual([true, false, false, false]);
  const after = (...codes: readonly string[]) => {
    const sure = (state: GameState, code: string) => played(sureOf(state, 'descarregat'), tryOf(code));
    const state = codes.reduce(sure, { team, rounds: [] });
    return rules.firstSteps(state).map(stepText)[1] ?? '';
  };
  const hints = [after(), after('Pd3'), after(...Array<string>(5).fill('3d4n'))];
  expect(hints.map((one) => one.includes('Pd3'))).toEqual([true, false, true]);
  expect(hints.map((one) => one.includes('3d4n'))).toEqual([true, true, false]);
  const few = { team: { ...team, attendees: team.stats['3d4n']?.people ?? 0 }, rounds: [] };
  expect(rules.firstSteps(few)[1]?.asks).toEqual(['3d4n', 'Td4n', 'Pd3']);
  const both = { ...team, acceptedMissions: [], completedMissions: team.acceptedMissions };
  const last = (members: number) => ticks({ team: { ...both, members }, rounds: [] }).lastIndexOf(true);
  expect([last(34), last(35)]).toEqual([1, 2]);
  expect(rules.firstSteps(aTeam({ history: [aPerformance()] }))).toEqual([]);
});

const tried = (state: GameState, code: string, outcome: GameOutcome): GameState =>
  played(sureOf(state, outcome), tryOf(code));
const hundred = aTeam({ members: 100, attendees: 100 });
const { stats, tried: codes } = tried(hundred, '3d6', 'descarregat').team;
const rehearsed = { stats, tried: codes };

test.each([
  ['nothing is tried', aTeam(), undefined],
  ['nothing is built', tried(aTeam(), 'Pd3', 'intent'), undefined],
  [
    'one gave more points than a later one',
    tried(tried(hundred, '3d5', 'descarregat'), 'Pd3', 'descarregat'),
    { code: '3d5', outcome: 'descarregat', context: 'rehearsal' },
  ],
  [
    'one was carregat before',
    tried(tried(aTeam(), 'Pd3', 'carregat'), 'Pd3', 'descarregat'),
    { code: 'Pd3', outcome: 'descarregat', context: 'rehearsal' },
  ],
  [
    'a better one was only rehearsed',
    tried(onStage(rehearsed), '4d5', 'carregat'),
    { code: '4d5', outcome: 'carregat', context: 'performance' },
  ],
])('the best tower where %s', (_, { team }, best) => {
  expect(bestTower(team)).toEqual(best);
});

test('the rows of the history go from the newest, with day or clock, and members with those of missions', () => {
  const rowsOf = (...history: Partial<Performance>[]) => {
    const rows = historyRows(aTeam({ history: history.map(aPerformance) }).team);
    return rows.map(({ place, day, time }) => [place, day, time]);
  };
  const winter = Date.UTC(2026, 10, 21, 19, 5);
  expect(
    rowsOf(
      { endedAt: winter, day: '2023-09-21' },
      { endedAt: Date.UTC(2026, 6, 1, 22, 30), day: '2023-09-28' },
    ),
  ).toEqual([
    [2, 'dijous, 28 de setembre de 2023', '00:30'],
    [1, 'dijous, 21 de setembre de 2023', '20:05'],
  ]);
  const sizes = historyRows(
    aTeam({
      members: 50,
      history: [
        aPerformance({ members: { before: 40, after: 41 } }),
        aPerformance({ members: { before: 45, after: 44 } }),
      ],
    }).team,
  ).map(({ members }) => members);
  expect(sizes).toEqual([
    { before: 45, after: 50 },
    { before: 40, after: 45 },
  ]);
  const [late, far] = rowsOf({ endedAt: 8.64e15 }, { endedAt: Date.UTC(2026, 10, 19, 23, 30) });
  expect([late?.[1], far?.[1]]).toEqual(['divendres, 20 de novembre de 2026', undefined]);
});

describe('missions', () => {
  const accepted = [aPilar, someNetes].map(({ title }) => ({ type: 'acceptMission', title }) as const);
  const teamAfter = (code: string, outcome: 'descarregat' | 'intent') =>
    played(sureOf(aTeam(), outcome), ...accepted, tryOf(code)).team;

  test('are told as new once, by the first of those that offer them', () => {
    const after = ['Una', 'Una altra'];
    const missions = [
      ...after.map((title) => ({ ...aPilar, title })),
      { ...aPilar, title: 'La següent', after },
    ];
    const newAfter = (...titles: readonly string[]) => {
      const done = missions.filter(({ title }) => titles.includes(title)).map(track);
      const lastAttempt = aLastAttempt('3d5', { missions: titles.slice(-1) });
      const acceptedMissions = missions.slice(-1).map(track);
      const { team } = aTeam({ completedMissions: done, acceptedMissions, lastAttempt });
      return newsAfterAttempt(missions, team).offered.length;
    };
    expect([newAfter('Una'), newAfter('Una', 'Una altra')]).toEqual([1, 0]);
  });

  test('leave out the places without objectives, and wait for a tower where they ask for it, once accepted', () => {
    expect(objectivesByContext(aPilar.objectives).map(({ context }) => context)).toEqual(['rehearsal']);
    expect(objectivesByContext({ rehearsal: [] })).toEqual([]);
    const { team } = played(aTeam(), ...accepted);
    expect(pendingObjective(team, 'Pd3', 'rehearsal')?.current).toBe(0);
    expect(pendingObjective(team, 'Pd3', 'performance')).toBeUndefined();
    expect(pendingObjective(team, '3d5', 'rehearsal')).toBeUndefined();
    const asks = { performance: [{ code: '3d5', outcome: 'descarregat' }] } as const;
    const asked = aTeam({ acceptedMissions: [track({ ...aPilar, objectives: asks })] }).team;
    expect(pendingObjective(asked, '3d6', 'performance')?.code).toBe('3d5');
    expect(pendingObjective(aTeam().team, 'Pd3', 'rehearsal')).toBeUndefined();
  });

  test.each([
    ['3d4n', { structure: '3', floors: 4, neta: true }],
    ['3d8f', undefined],
    ['FT 3d8f', undefined],
    ['no castell', undefined],
  ])('one that asks for %s has the picture %j', (code, picture) => {
    const found = pictureOf({ ...aPilar, objectives: { performance: [{ code, outcome: 'carregat' }] } });
    if (picture) expect(found).toMatchObject(picture);
    else expect(found).toBeUndefined();
  });

  test.each<[string, ReturnType<typeof teamAfter>, readonly object[]]>([
    [
      'a step',
      teamAfter('3d4n', 'descarregat'),
      [{ title: someNetes.title, objective: { current: 1, amount: 5 }, counted: true }],
    ],
    ['a failure', teamAfter('3d4n', 'intent'), [{ objective: { current: 0 }, counted: false }]],
    ['another tower', teamAfter('4d4n', 'descarregat'), []],
    ['a mission that is completed', teamAfter('Pd3', 'descarregat'), []],
    ['nothing', aTeam().team, []],
  ])('at the result of %s tell how far they are', (_, team, states) => {
    expect(missionStates(team)).toMatchObject(states);
    expect(missionStates(team)).toHaveLength(states.length);
    expect(membersBeforeResult(team)).toBe(15);
  });
});

describe('towers', () => {
  const tower = (code: string, team = aTeam().team) =>
    towerTables(team)
      .flatMap(({ towers }) => towers)
      .find((one) => one.code === code);

  test('that score are in the tables once, in the order of the catalogue, counted by all members', () => {
    const shown = towerTables(aTeam().team).flatMap(({ towers }) => towers.map((one) => one.code));
    const scoring = [...rules.catalogue.values()].filter(({ rehearsalOnly }) => !rehearsalOnly);
    expect(shown).toEqual(scoring.map(({ code }) => code));
    const { team } = aTeam({ members: 28, attendees: 3 });
    expect(towerTables(team)[0]).toMatchObject({ group: 0, within: 5 });
    expect(['3d5', '4d5'].map((code) => tower(code, team)?.missing)).toEqual([0, 8]);
  });

  test('are marked when descarregat, in a rehearsal or in a performance, not when only carregat', () => {
    const { team } = tried(aTeam(), 'Pd3', 'descarregat');
    const history = [aPerformance({ rounds: [aRound('3d5'), aRound('Td5', 'carregat')] })];
    const marks = ['Pd3', '3d5', 'Td5', '4d5'].map((code) => tower(code, { ...team, history })?.done);
    expect(marks).toEqual([true, true, false, false]);
  });

  test('show their progress from the one tried last', () => {
    const { team } = aTeam({ tried: ['Pd3', '3d4n'] });
    const attempts = [anAttempt('intent', [0.3, 0.2, 0.2, 0.3])];
    const stats = Object.fromEntries(
      Object.entries(team.stats).map(([code, stat]) => [code, { ...stat, attempts }]),
    );
    const progress = progressOfTeam({ ...team, stats });
    expect(progress.map(({ stat, points }) => [stat.code, ...points])).toEqual([
      ['3d4n', { attempt: 1, chance: 0.3 }],
      ['Pd3', { attempt: 1, chance: 0.3 }],
    ]);
  });
});

test.each<[string, readonly Round[], string, string]>([
  ['nothing', [], 'current empty empty empty empty empty', '6'],
  ['three towers', ['3d5', '4d5', 'Td5'].map((code) => aRound(code)), 'done done done current', '4'],
  ['a pilar', [aRound('3d5'), aRound('Pd4')], 'done done', ''],
])('up to six slots after %s, and none after the pilar', (_, rounds, states, pilars) => {
  const slots = slotsOf(onStage({}, rounds));
  expect(slots.map(({ state }) => state).join(' ')).toBe(states);
  expect(slots.flatMap((slot, index) => ('pilars' in slot && slot.pilars ? [index + 1] : [])).join()).toBe(
    pilars,
  );
});

test.each([
  ['the next tower of the plan', ['3d5', '4d6'], 'descarregat', '4d6'],
  ['the likeliest where all seldom comes out', ['3d5'], 'intent', '4d5'],
  ['what comes out of most points, once the plan has none left', ['3d5'], 'descarregat', 'Td6'],
] as const)('after a built 3d5 the proposal is %s', (_, plan, outcome, code) => {
  const state = sureOf(onStage({ attendees: 60, plan }, [aRound('3d5')]), outcome);
  const odds = { leaning: 0, dependencies: {}, own: [0.1, 0, 0.9, 0] } as const;
  const stats = outcome === 'intent' ? statsWith('4d5', { odds }, state.team.stats) : state.team.stats;
  expect(proposedNow({ ...state, team: { ...state.team, stats } })?.entry.code).toBe(code);
});

describe('the picker', () => {
  test.each([
    [0.76, 'Segur'],
    [0.75, "A l'abast"],
    [0.5, 'Difícil'],
    [0.25, 'Molt difícil'],
    [0.125, 'De xamba'],
  ])('calls a chance of %d «%s»', (chance, word) => {
    expect(difficultyWord({ bracket: bracketOf(chance), chances: [chance, 0, 0, 0] })).toBe(word);
  });

  test.each([
    [
      [0.2, 0.16, 0.36, 0.28],
      [20, 16, 36, 28],
    ],
    [
      [0.121, 0.125, 0.375, 0.379],
      [12, 13, 37, 38],
    ],
    [
      [1, 0, 0, 0],
      [100, 0, 0, 0],
    ],
  ] as const)('writes %j in whole percents that add up to 100', (chances, percents) => {
    expect(percentagesOf(chances)).toEqual(percents);
  });

  test('shows each tower once, in the group of its structure, and disables a group where none can be tried', () => {
    const groups = [true, false].flatMap((netes) => pickerGroups(aTeam(), netes));
    const shown = groups.flatMap(({ towers }) => towers.map(({ entry }) => entry.code));
    expect(shown.sort()).toEqual([...rules.catalogue.keys()].sort());
    expect(['FT Pd6f', '10d6', 'Td5n', '3d5a'].map(structureOf)).toEqual(['P', '10', 'T', '3']);
    const full = pickerGroups(aTeam(), false);
    expect(full.filter(({ disabled }) => !disabled).map(({ structure }) => structure)).toEqual(['P']);
    const [first] = full.find(({ structure }) => structure === '3')?.towers ?? [];
    expect(first?.refusal).toEqual({ kind: 'not enough people', needed: 28, present: 15 });
  });

  test.each([
    ['Pd3', aTeam(), 'Pd3n'],
    // A lifted tower needs the same one built upwards.
    ['3d6s', aTeam(), '3d6'],
    ['3d6', aTeam(), undefined],
    // It comes out nearly always.
    ['Pd3', sureOf(aTeam(), 'descarregat'), undefined],
    ['Pd3', onStage(), undefined],
  ])('tells of %s which tower limits it, in a rehearsal', (code, state, limit) => {
    const towers = pickerGroups(state, false).flatMap((group) => group.towers);
    expect(towers.find(({ entry }) => entry.code === code)?.limit).toBe(limit);
  });

  test.each([35, 60])('prices a fall of a team of %d as the summary will account for it', (members) => {
    const before = [aRound('3d5', 'intent')];
    const state = onStage({ members, attendees: members }, before);
    const priced = pickerGroups(state, false).flatMap(({ towers }) =>
      towers.filter(({ price }) => price !== undefined),
    );
    expect(priced).not.toHaveLength(0);
    const changeBy = (rounds: readonly Round[]) => accountOf(members, rounds, state.team.stats).change;
    for (const { entry, price } of priced)
      expect(price).toBe(changeBy([...before, aRound(entry.code, 'intent')]) - changeBy(before));
  });

  const groupsOf = (people: number, netes: boolean) => pickerGroups(aTeam({ attendees: people }), netes);

  test.each([
    [15, {}, false],
    [10, {}, true],
    [2, {}, false],
    [15, { netes: true }, true],
  ])('with %i people and the choice %j shows netes: %s', (people, choice, netes) => {
    expect(shownNetes(choice, groupsOf(people, false), groupsOf(people, true))).toBe(netes);
  });

  test.each([
    [33, {}, 'P'],
    [33, { structure: '3' }, '3'],
    [33, { structure: '9' }, 'P'],
    [2, {}, undefined],
  ] as const)('with %i people and the choice %j opens %s', (people, choice, structure) => {
    expect(openGroup(choice, groupsOf(people, false))?.structure).toBe(structure);
  });
});
