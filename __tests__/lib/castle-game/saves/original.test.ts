import {
  type OriginalTeam,
  originalTeam,
  originalText,
  writtenByOriginal,
} from '@/__tests__/builders/original-saves';
import { aPilar, rules, sureOf } from '@/__tests__/builders/teams';
import { timeFrom } from '@/lib/castle-game/dates';
import { MAX_SAVED_ATTEMPTS } from '@/lib/castle-game/limits';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import { progressOfTeam } from '@/lib/castle-game/screens/towers';
import { toBase64 } from '@/lib/text/base64';

const one = originalTeam('oneAttempt');
const both = originalTeam('bothMissions');
const five = originalTeam('fivePerformances');
const [pilar, netes] = both.missions_completed;
if (!pilar || !netes) throw new Error('The save lacks its missions.');

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
  ...pilar,
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
  ['a mission that was accepted', { ...one, missions_accepted: [accepted] }],
  [
    'one mission completed and one half done',
    { ...both, missions_completed: [pilar], missions_accepted: [unfinished(4)] },
  ],
  ['both missions completed', both, originalText('bothMissions')],
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
  ['performances from the newest', { ...five, historic: five.historic.toReversed() }],
  ['performances from the oldest', five],
  ['a name in Latin-1', five, originalText('fivePerformances')],
  ['a name outside Latin-1', { ...five, name: 'L’il·lusió ŀ 🏰 d’Arreu' }],
  [
    'a name in UTF-8',
    { ...five, name: 'Ñandús de Gràcia 🏰' },
    toBase64(JSON.stringify({ ...five, name: 'Ñandús de Gràcia 🏰' })),
  ],
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
      writtenByOriginal({ ...both, missions_completed: [pilar], missions_accepted: [unfinished(4)] }),
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
    expect(done.ok && rules.proposedMissions(done.state.team)).not.toContainEqual(aPilar);
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

  test('is nothing once the game has been saved here', () => {
    for (const team of [both, five])
      expect(kindsOf(encodeGame(opened(writtenByOriginal(team)).state))).toEqual([]);
  });
});
