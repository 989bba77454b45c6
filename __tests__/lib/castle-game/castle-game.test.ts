import { aLastAttempt, aPerformance, aRound, aTeam, rules } from '@/__tests__/builders/teams';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { dayOf } from '@/lib/castle-game/engine/days';
import { occasionAtEnd, occasionOf } from '@/lib/castle-game/occasions';
import { careerOf, type People, peopleOf, ROLES, saidOn } from '@/lib/castle-game/people';
import {
  attemptQuick,
  continueQuick,
  isQuickOver,
  mondayOf,
  startQuick,
  weekSeed,
} from '@/lib/castle-game/quick';
import { tuning } from '@/lib/castle-game/tuning';
import type { Context, GameOutcome } from '@/lib/castle-game/vocabulary';
import { addDays } from '@/lib/dates/days';
import { draw } from '@/lib/values/random';

describe('people', () => {
  const names = Array.from({ length: 30 }, (_, index) => `N${index}`);
  const stays = Object.fromEntries(ROLES.map((role, place) => [role, 1 + (place % 3)])) as People['stays'];
  const people: People = {
    names,
    stays,
    lines: {
      loss: ROLES.map((role) => [role, `${role} talks.`]),
      carregat: ROLES.map((role) => [role, `${role} asks.`]),
      first: [
        ['pinya', 'One.'],
        ['pinya', 'Two.', 'performance'],
      ],
    },
  };
  const { team } = aTeam();
  const at = (date: string, name = team.name) => peopleOf(people, { name, color: team.color, date });

  describe('the people of a team', () => {
    test('are ten, with names of their own, the same all the course', () => {
      const now = at('2024-09-05');
      expect(now.map(({ role }) => role)).toEqual(ROLES);
      expect(new Set(now.map(({ name }) => name)).size).toBe(ROLES.length);
      expect(at('2025-06-26')).toEqual(now);
    });

    test('leave in June, are missed in summer and replaced in September', () => {
      for (let year = 2023; year < 2033; year += 1) {
        const [before, summer, after] = [at(`${year}-06-26`), at(`${year}-07-03`), at(`${year}-09-04`)];
        expect(summer).toEqual(before.filter(({ leaves }) => !leaves));
        before.forEach((person, place) => {
          expect(after[place]?.isNew).toBe(person.leaves);
          expect(after[place]?.name === person.name).toBe(!person.leaves);
        });
      }
    });

    test('stay as many courses as their role says, from the first one', () => {
      for (let year = 2023; year < 2033; year += 1)
        at(`${year}-10-02`).forEach(({ role, since, name }, place) => {
          const courses = Array.from({ length: stays[role] + 2 }, (_, course) => since - 1 + course);
          const here = courses.map((course) => at(`${course}-10-02`)[place]?.name === name);
          expect(here).toEqual(courses.map((_, index) => index > 0 && index <= stays[role]));
        });
    });
  });

  test('have a career of what was built since their first course, and its best castell', () => {
    const history = [
      aPerformance({ day: '2023-11-16', rounds: [aRound('3d7', 'descarregat', 1, 785)] }),
      aPerformance({
        day: '2024-11-14',
        rounds: [aRound('3d6', 'carregat', 1, 150), aRound('4d6', 'intent')],
      }),
      aPerformance({
        day: '2025-04-24',
        rounds: ['Td6', '7d6'].map((code) => aRound(code, 'descarregat', 1, 375)),
      }),
    ];
    const now = (since: number) => (since === 2022 ? [aRound('3d5')] : []);
    const careers = [2022, 2024, 2025].map((since) => careerOf({ since }, { history }, now(since)));
    expect(careers.map((one) => [one?.built, one?.best.code])).toEqual([
      [5, '3d7'],
      [3, 'Td6'],
      [undefined, undefined],
    ]);
  });

  describe('what they say', () => {
    const aLoss = aPerformance({ rounds: [aRound('3d5')], members: { before: 2, after: 1 } });
    const afterLosses = (losses: number, date = '2023-09-18') =>
      saidOn(people, { ...team, date, history: Array(losses).fill(aLoss) }, 'loss');

    test('is no line that comes again before the others', () => {
      for (let losses = 0; losses < 20; losses += 1) {
        const said = ROLES.map((_, later) => afterLosses(losses + later)?.text);
        expect(new Set(said).size).toBe(ROLES.length);
      }
      for (let { seed } = team, heard: string[] = [], draws = 0; draws < 300; draws += 1) {
        ({ seed } = draw(seed));
        const occasion = occasionOf({ lastAttempt: aLastAttempt('3d5', { outcome: 'carregat' }), seed });
        const said = occasion && saidOn(people, { ...team, seed }, occasion);
        if (said) heard = [...heard, said.text].slice(-ROLES.length);
        expect(new Set(heard).size).toBe(heard.length);
        if (draws > 5 * ROLES.length) expect(heard).toHaveLength(ROLES.length);
      }
    });

    test('comes from a member who has not left', () => {
      const there = peopleOf(people, { ...team, date: '2024-07-04' }).map(({ role }) => role);
      const said = ROLES.slice(1);
      const heard = said.flatMap((_, losses) => afterLosses(losses, '2024-07-01')?.person.role ?? []);
      expect(there).toEqual(expect.arrayContaining(heard));
      expect(heard.length).toBeLessThan(said.length);
    });

    test('is nothing where nobody has a line, or where it makes no sense', () => {
      expect(saidOn(people, team, 'gain')).toBeUndefined();
      const first = (firsts: typeof team.firsts, context: Context) =>
        saidOn(people, { ...team, firsts, lastAttempt: aLastAttempt('3d5', { context }) }, 'first')?.text;
      const firsts = { '3d5': { rehearsal: { carregat: null } } };
      expect([first({}, 'rehearsal'), first(firsts, 'performance')]).toEqual(['One.', 'Two.']);
      expect(first(firsts, 'rehearsal')).toBeUndefined();
    });

    test('is heard after a first time always, after a series never', () => {
      const series = { outcomes: [], before: 0 };
      const attempts = [{ first: 'carregat' as const }, {}, { series }].map((one) =>
        aLastAttempt('3d5', one),
      );
      const heard = [...attempts, null].map((lastAttempt) => occasionOf({ lastAttempt, seed: 0 }));
      expect(heard).toEqual(['first', 'intent', undefined, undefined]);
    });

    test('after a performance is of its kind', () => {
      const kind = (change: number, ...outcomes: readonly GameOutcome[]) => {
        const rounds = outcomes.map((outcome) => aRound('3d5', outcome));
        return occasionAtEnd(change, rounds);
      };
      const whole = Array<GameOutcome>(4).fill('descarregat');
      const told = [kind(2, 'carregat'), kind(-2, ...whole, 'intent'), kind(0, 'carregat')];
      expect([...told, kind(-3, 'intent'), kind(4, ...whole)].join()).toBe('gain,loss,same,none,whole');
    });
  });
});

describe('the quick simulator', () => {
  test('rehearses fifteen times, and shows the last five results', () => {
    let quick = startQuick(rules.catalogue, 'rehearsal', 1);
    let attempts = 0;
    for (; !isQuickOver(quick); attempts += 1) {
      const tried = attemptQuick(quick, 'Pd3', 0);
      const next = tried.ok ? continueQuick(tried.state) : tried;
      if (!next.ok) throw new Error(next.reason.kind);
      quick = next.state;
    }
    expect([attempts, quick.last.length]).toEqual([15, 5]);
  });

  test('is no dream: what is hard for a new team is hard for a ready one', () => {
    const { stats } = startQuick(rules.catalogue, 'performance', 1).game.team;
    const [easy = 0, middle = 0, hard = 0] = ['Pd4', '3d7', 'Td8fm'].map((code) => chancesOf(stats, code)[0]);
    expect([easy > 0.75, middle < 0.75, hard < 0.56, hard > 0.25]).not.toContain(false);
  });

  test('has the luck of its week, Monday to Sunday', () => {
    expect(['2026-11-29', '2026-11-30'].map(mondayOf)).toEqual(['2026-11-23', '2026-11-30']);
    const teamOf = (date: string) => startQuick(rules.catalogue, 'performance', weekSeed(date)).game;
    expect(teamOf('2026-11-29')).toEqual(teamOf('2026-11-23'));
    const weeks = Array.from({ length: 30 }, (_, week) => teamOf(addDays('2026-11-23', 7 * week)).team);
    expect(new Set(weeks.map(({ seed }) => seed)).size).toBe(30);
    for (const { members, date, today } of weeks) {
      expect(members).toBeGreaterThanOrEqual(tuning.quick.members.least);
      expect(members).toBeLessThan(tuning.quick.members.most);
      expect(dayOf(date)).toEqual(today);
    }
  });
});
