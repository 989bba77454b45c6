import { anAttempt, aPerformance, aRound, aTeam, statsWith } from '@/__tests__/builders/teams';
import { courseText } from '@/content/interface/castle-game/diades';
import { classOf } from '@/lib/castle-game/engine/performance';
import {
  courseStandings,
  holidayOn,
  lastTimeOf,
  namedDays,
  namedPerformances,
  nextDiada,
  noveltyOf,
  stakeOf,
} from '@/lib/castle-game/history/course';
import { type NamedDiada, namedDiadaOn } from '@/lib/castle-game/history/diades';
import { invitationOf, isInvited } from '@/lib/castle-game/history/invitations';
import { posterBoxes, posterTowers } from '@/lib/castle-game/history/poster';
import { placeOf, type Rival, standingsOf } from '@/lib/castle-game/history/rivals';
import { placedCurve, seasonPage } from '@/lib/castle-game/history/season-page';
import type { Round, SeasonNote, Team } from '@/lib/castle-game/types';
import { addDays, weekdayOf } from '@/lib/dates/days';
import { CARD } from '@/lib/design/picture-card';
import { isBuilt } from '@/lib/towers/types';

describe('diades', () => {
  const aDiada = (id: string, around: string): NamedDiada => ({
    id,
    name: id,
    town: 'Enlloc',
    around,
  });
  const spring = aDiada('spring', '04-23');
  const newYear = aDiada('new year', '12-31');
  const both = [spring, newYear];

  describe('a named diada', () => {
    test.each([
      ['on its own day when that is a Thursday', '2026-04-23', 'spring'],
      ['on the Thursday before', '2027-04-22', 'spring'],
      ['on the Thursday after', '2024-04-25', 'spring'],
      ['in the next year when the nearest Thursday is there', '2025-01-02', 'new year'],
    ])('is %s', (_, date, id) => {
      expect(namedDiadaOn(both, date)?.id).toBe(id);
    });

    test('comes exactly once a year, on a Thursday', () => {
      const days = namedDays([spring], '2028-04-01');
      expect(days.map((day) => day.slice(0, 4))).toEqual(['2024', '2025', '2026', '2027']);
      expect(days.every((day) => namedDiadaOn([spring], day) && weekdayOf(day) === 'dijous')).toBe(true);
    });

    test('that does not exist in a year is not there, nor on any other day', () => {
      expect(namedDiadaOn([aDiada('leap', '02-29')], '2024-02-29')?.id).toBe('leap');
      expect(nextDiada([aDiada('leap', '02-29')], '2025-01-01')).toBeUndefined();
      expect(namedDiadaOn(both, '2024-04-24')).toBeUndefined();
    });
  });

  test.each([
    ['2024-04-22', '2024-04-25', 0],
    ['2024-04-16', '2024-04-25', 1],
    ['2024-04-11', '2024-04-25', 2],
    ['2024-04-29', '2025-01-02', 35],
  ])('the next diada on %s is on %s, in %i weeks', (date, day, weeks) => {
    expect(nextDiada(both, date)).toMatchObject({ day, weeks });
  });

  test('a holiday lasts from its first to its last day, also over the new year', () => {
    const holiday = (from: string, to: string) => ({ from, to, name: from, text: '' });
    const holidays = [holiday('12-22', '01-07'), holiday('08-01', '08-31')];
    const on = (date: string) => holidayOn(holidays, date)?.name;
    expect(['2024-12-22', '2024-12-31', '2025-01-07'].map(on)).toEqual(['12-22', '12-22', '12-22']);
    expect(['2024-08-01', '2024-08-31'].map(on)).toEqual(['08-01', '08-01']);
    expect(['2024-12-21', '2025-01-08', '2024-07-31'].map(on)).toEqual([undefined, undefined, undefined]);
  });

  test('the named performances of a team, also of saves without game dates, and the last time of one', () => {
    const first = aPerformance({ day: '2024-04-25', points: 100 });
    const plain = aPerformance({ day: '2024-05-02', points: 900 });
    const old = aPerformance({ endedAt: Date.UTC(2026, 3, 23, 18), points: 300 });
    const history = [first, plain, old];
    expect(namedPerformances(both, history)).toEqual([
      { diada: spring, day: '2024-04-25', performance: first },
      { diada: spring, day: '2026-04-23', performance: old },
    ]);
    expect(lastTimeOf(spring, history, '2026-04-23')).toBe(first);
    expect(lastTimeOf(spring, history, '2024-04-25')).toBeUndefined();
    expect(lastTimeOf(newYear, history, '2030-01-01')).toBeUndefined();
    const texts = { stake: 'Res.', again: 'Encara res.', drawing: 'M0 0z' };
    expect([undefined, first].map((lastTime) => stakeOf(texts, lastTime))).toEqual(['Res.', 'Encara res.']);
  });

  describe('the table of a diada', () => {
    const towers = ['3d5', '4d5', 'Td5', '3d6', '4d6', 'Td6', '3d7', '4d7'];
    const pilars = ['Pd4', 'Pd5'];
    const rival: Rival = { name: 'Els altres', color: '#123456', towers, pilars, courses: [4, 5, 7, 8] };
    const { team } = aTeam();
    const others = (day: string) => standingsOf([rival], team, day, []).find(({ own }) => !own);
    const days = Array.from({ length: 60 }, (_, week) => addDays('2023-09-21', 7 * week));

    test('has the rounds of each club, as the rules allow, with their points, the same each time', () => {
      for (const day of days) {
        const { rounds, points } = others(day) ?? { rounds: [], points: 0 };
        const classes = rounds.filter(isBuilt).map(({ code }) => classOf(code));
        expect(new Set(classes).size).toBe(classes.length);
        expect(classes.filter((one) => one !== 'Pd').length).toBeLessThanOrEqual(3);
        expect(rounds.findIndex(({ code }) => pilars.includes(code))).toBe(rounds.length - 1);
        const total = rounds.reduce((sum, { code, outcome }) => {
          const { carregat = 0, descarregat = 0 } = team.stats[code] ?? {};
          return sum + (outcome === 'descarregat' ? descarregat : outcome === 'carregat' ? carregat : 0);
        }, 0);
        expect(points).toBe(total);
        expect(others(day)).toEqual(others(day));
      }
      expect(new Set(days.map((day) => others(day)?.points)).size).toBeGreaterThan(15);
    });

    test('moves up the list of towers in a course and with the next one, until the last', () => {
      const hardest = (day: string) =>
        Math.max(...(others(day)?.rounds ?? []).map(({ code }) => towers.indexOf(code)));
      const first = days.slice(0, 49).map(hardest);
      expect([Math.max(...first) <= 5, Math.max(...days.slice(50).map(hardest))]).toEqual([true, 7]);
      expect([hardest('2030-04-25') > 3, others('2030-04-25')?.rounds.at(-1)?.code]).toEqual([true, 'Pd4']);
      // A save can be older than the game's first season.
      expect(hardest('2000-04-20')).toBeLessThanOrEqual(5);
    });

    test('adds up to that of the course', () => {
      const named = days.slice(0, 6).map((day) => ({ diada: spring, day, performance: aPerformance() }));
      const course = courseStandings([rival], team, named);
      const all = named.map(({ day }) => others(day)?.points ?? 0);
      expect(course[0]?.points).toBe(all.reduce((sum, points) => sum + points, 0));
      expect(courseText(course)).toMatch(/, segons de quatre colles\. .* els Els altres: /);
      expect(courseText([...course].reverse())).toMatch(/, primers de quatre colles\. /);
    });

    test('tells what a club builds for the first time, never twice, and nothing on the first day', () => {
      const news = days.map((_, last) => noveltyOf([rival], team, days.slice(0, last + 1))?.code);
      const told = news.filter((code) => code !== undefined);
      expect([news[0], new Set(told).size]).toEqual([undefined, told.length]);
      expect(told).toContain('4d7');
    });

    test('is in order of points, the team first in a tie', () => {
      const points = others('2024-04-25')?.points ?? 0;
      const placeWith = (own: number) =>
        placeOf(standingsOf([rival], team, '2024-04-25', [aRound('3d5', 'descarregat', 1, own)]));
      expect([points - 1, points, points + 1].map(placeWith)).toEqual([2, 1, 1]);
    });
  });
});

describe('an invitation', () => {
  const [host, diada] = [
    { name: 'Veïns', color: '#123456', towers: [], pilars: [], courses: [] },
    { id: 'd', name: '', town: '', around: '10-05' },
  ];
  /** The first attempt before the last performance, the second since. */
  const tried = (...chances: readonly number[]) => ({
    attempts: chances.map((one, triedAt) => ({ ...anAttempt('intent', [one, 0, 0, 1 - one]), triedAt })),
  });
  const stats = Object.fromEntries(
    Object.entries(aTeam().team.stats).map(([code, stat]) => [code, { ...stat, ...tried(0.4) }]),
  );
  const asks = (team: Partial<Team>, diades: readonly NamedDiada[] = []) =>
    invitationOf(diades, [host], aTeam({ members: 80, history: shown('3d6'), stats, ...team }).team);
  const shown = (...codes: readonly string[]) =>
    codes.map((code, index) =>
      aPerformance({ day: `2023-09-${String(index + 1).padStart(2, '0')}`, rounds: [aRound(code)] }),
    );
  const day = (date: string, type: 'rehearsal' | 'performance' = 'rehearsal'): Partial<Team> => ({
    date,
    today: type === 'rehearsal' ? { type, attemptsLeft: 15 } : { type, done: false },
  });

  test('asks all week for one tower, and other weeks for others', () => {
    const weeks = Array.from({ length: 30 }, (_, week) => addDays('2023-10-02', 7 * week));
    const asked = weeks.map((monday) => {
      const days = [day(monday), day(addDays(monday, 1)), day(addDays(monday, 3), 'performance')];
      const codes = days.map((one) => asks({ ...one, members: 90 })?.entry.code);
      expect(new Set(codes).size).toBe(1);
      return codes[0];
    });
    expect(new Set(asked).size).toBeGreaterThan(5);
    expect(asked.some((code, week) => code === asked[week + 1])).toBe(false);
  });

  test.each(['3d5', '3d6', '4d7', '3d8f'])('after the %s asks for its like, not seen lately', (code) => {
    const best = aTeam().team.stats[code]?.descarregat ?? 0;
    for (let week = 0; week < 30; week += 1) {
      const { entry } = asks({ ...day(addDays('2023-10-02', 7 * week)), history: shown(code) }) ?? {};
      expect(entry?.rehearsalOnly ?? false).toBe(false);
      expect(entry?.code ?? '').not.toMatch(new RegExp(`^${code}$|Pd`));
      expect(entry?.people ?? 0).toBeLessThanOrEqual(72);
      expect(entry?.descarregat ?? best).toBeGreaterThan(best / 5);
      expect(entry?.descarregat ?? best).toBeLessThanOrEqual(best * 2);
    }
  });

  test('asks again for what it has seen, or for little, if there is nothing else', () => {
    const only = (...codes: readonly string[]) =>
      Object.fromEntries(Object.entries(stats).filter(([code]) => codes.includes(code)));
    const asked = [
      { stats: only('4d6', '3d6'), history: shown('4d6', '3d6', '3d6') },
      { stats: only('3d5', '3d6'), history: shown('3d6') },
      { stats: only('3d6'), history: shown('3d6') },
    ].map((team) => asks({ ...day('2023-10-05', 'performance'), ...team })?.entry.code);
    expect(asked).toEqual(['4d6', '3d5', undefined]);
  });

  test('asks only for what came out at least three times in ten before the week', () => {
    const asked = [[0.3], [0.29, 0.9], []].map((chances) =>
      asks({ ...day('2023-10-05', 'performance'), stats: statsWith('4d6', tried(...chances)) }),
    );
    expect(asked.map((one) => one?.entry.code)).toEqual(['4d6', undefined, undefined]);
  });

  test.each<[string, Partial<Team>, (readonly NamedDiada[])?]>([
    ['before a named diada', day('2023-10-02'), [diada]],
    ['without a tower built', { ...day('2023-10-02'), history: shown('Pd4') }],
    ['without a performance', { ...day('2023-10-02'), history: [] }],
    ['when Thursday is over', { date: '2023-10-05', today: { type: 'performance', done: true } }],
    ['on a Friday', day('2023-10-06')],
  ])('does not come %s', (_, team, ...[diades]) => {
    expect(asks(team, diades)).toBeUndefined();
  });

  test('is met by the tower, also carregat', () => {
    const invitation = asks(day('2023-10-05', 'performance'));
    const code = invitation?.entry.code ?? '';
    const met = (...rounds: readonly Round[]) => isInvited(invitation, { rounds });
    expect(met(aRound(code, 'carregat'))).toBe(true);
    expect([met(aRound(code, 'intent')), met(aRound('3d6')), met()]).toEqual([false, false, false]);
  });
});

const history = [
  aPerformance({
    day: '2023-10-05',
    points: 40,
    rounds: [aRound('3d5', 'descarregat', 1, 20), aRound('Td5', 'intent', 2)],
    members: { before: 35, after: 36 },
  }),
  aPerformance({
    day: '2024-08-29',
    points: 700,
    rounds: [
      aRound('4d7', 'descarregat', 1, 690),
      aRound('4d6', 'intent', 2),
      aRound('3d5', 'descarregat', 3, 20),
    ],
    members: { before: 60, after: 68 },
  }),
  aPerformance({
    day: '2024-09-12',
    points: 1600,
    rounds: [aRound('4d7', 'carregat', 1, 540)],
    members: { before: 70, after: 82 },
  }),
];
const seasons: readonly SeasonNote[] = [
  { season: '2023-2024', members: 15, read: true },
  { season: '2024-2025', members: 70, read: false },
];
const firsts: Team['firsts'] = {
  '3d5': { rehearsal: { descarregat: '2023-09-20' }, performance: { descarregat: '2023-10-05' } },
  '4d7': { performance: { carregat: '2024-08-22', descarregat: '2024-08-29' } },
  '5d6': { performance: { carregat: '2023-10-05' } },
  Td5: { performance: { carregat: null } },
};
const { team } = aTeam({ history, seasons, firsts, members: 79, date: '2024-09-16' });
const page = seasonPage(team, '2023-2024');
if (!page) throw new Error('no page');

describe('the poster of the year', () => {
  test('draws what stood in the best performance and what was new, the dearest first and none that fell', () => {
    const codes = posterTowers(page, team);
    expect([...codes].sort()).toEqual(['3d5', '4d7', '5d6']);
    const points = codes.map((code) => team.stats[code]?.descarregat ?? 0);
    expect(points).toEqual([...points].sort((one, other) => other - one));
  });

  test.each([0, 1, 3])('keeps %i drawings apart, on the paper, on one ground and of one scale', (count) => {
    const drawings = [
      { code: 'Pd4', width: 120, height: 700 },
      { code: '3d6', width: 420, height: 640 },
      { code: '4d9f', width: 900, height: 1100 },
    ].slice(0, count);
    const boxes = posterBoxes(drawings);
    expect(boxes).toHaveLength(count);
    const scales = boxes.map(({ width }, index) => width / (drawings[index]?.width ?? 1));
    for (const [index, { x, y, width, height }] of boxes.entries()) {
      expect(scales[index]).toBeCloseTo(scales[0] ?? 0);
      expect(y + height).toBeCloseTo((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
      expect(y).toBeGreaterThan(600);
      expect(y + height).toBeLessThan(CARD.height);
      expect(x + width).toBeLessThanOrEqual(CARD.width);
      const before = boxes[index - 1];
      expect(x).toBeGreaterThan(before ? before.x + before.width : 0);
    }
  });
});

test('the curve of members goes through the season from left to right, inside its box', () => {
  const placed = placedCurve(page.curve, page.season);
  expect(placed.map(({ x }) => x)).toEqual([...placed.map(({ x }) => x)].sort((a, b) => a - b));
  expect(placed[0]).toMatchObject({ x: 0, members: 15 });
  for (const { x, y } of placed) {
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThanOrEqual(1);
  }
});

describe('the page of a season', () => {
  test('has its best performance, its first times and its people', () => {
    expect(page).toMatchObject({
      performances: 2,
      points: 740,
      best: { points: 700, day: '2024-08-29' },
      members: { before: 15, after: 70 },
      outcomes: { descarregat: 3, carregat: 0, intent: 2, 'intent desmuntat': 0 },
      firsts: [
        { code: '3d5', built: 'descarregat', day: '2023-10-05' },
        { code: '5d6', built: 'carregat', day: '2023-10-05' },
        { code: '4d7', built: 'descarregat', day: '2024-08-29' },
      ],
      curve: [
        { day: '2023-09-01', members: 15 },
        { day: '2023-10-05', members: 36 },
        { day: '2024-08-29', members: 68 },
        { day: '2024-08-31', members: 70 },
      ],
      yearAgo: undefined,
    });
  });

  test('tells what the team was a year ago', () => {
    const second = seasonPage(team, '2024-2025');
    expect(second?.members).toEqual({ before: 70, after: 79 });
    expect(second?.yearAgo).toMatchObject({
      season: '2023-2024',
      best: { points: 700 },
      members: { after: 70 },
    });
    expect(second?.firsts).toEqual([]);
    expect(seasonPage(aTeam().team, '2023-2024')?.best).toBeUndefined();
  });
});
