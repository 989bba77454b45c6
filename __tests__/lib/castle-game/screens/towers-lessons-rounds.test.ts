import {
  aLastAttempt,
  anAttempt,
  aPerformance,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { bindRules } from '@/lib/castle-game/rules';
import { bestOutcome, lessonOf } from '@/lib/castle-game/screens/lesson';
import { slotsOf } from '@/lib/castle-game/screens/rounds';
import { progressOfTeam, towerTables } from '@/lib/castle-game/screens/towers';

const tower = (code: string, team = aTeam().team) =>
  towerTables(team)
    .flatMap(({ towers }) => towers)
    .find((one) => one.code === code);

describe('the tables of towers', () => {
  test('have every tower that scores once, in the order of the catalogue, and none that is only rehearsed', () => {
    const shown = towerTables(aTeam().team).flatMap(({ towers }) => towers.map((one) => one.code));
    const scoring = [...rules.catalogue.values()]
      .filter(({ rehearsalOnly }) => !rehearsalOnly)
      .map(({ code }) => code);
    expect(shown).toEqual(scoring);
  });

  test('leave a neta out even if it had a group', () => {
    const catalogue = buildCatalogue([
      { code: '3d5', group: 0, people: 28 },
      { code: '3d4n', group: 0, people: 7, rehearsalOnly: true },
    ]);
    const { team } = bindRules({ catalogue, missions: [] }).newTeam({
      name: 'x',
      color: '#000000',
      seed: 1,
    });
    const [easiest] = towerTables(team);
    expect(easiest?.towers.map(({ code }) => code)).toEqual(['3d5']);
  });

  test('count those within reach by all members, whoever came today', () => {
    const { team } = aTeam({ members: 28, attendees: 3 });
    expect(towerTables(team)[0]).toMatchObject({ group: 0, within: 5 });
    expect(tower('3d5', team)?.missing).toBe(0);
    expect(tower('4d5', team)?.missing).toBe(8);
  });

  test('mark what was descarregat in a rehearsal or in a performance, and not what was only carregat', () => {
    const { team } = aTeam();
    const pilar = team.stats.Pd3;
    if (!pilar) throw new Error('no Pd3');
    const after = {
      ...team,
      stats: { ...team.stats, Pd3: { ...pilar, attempts: [anAttempt('descarregat')] } },
      history: [aPerformance({ rounds: [aRound('3d5'), aRound('Td5', 'carregat')] })],
    };
    expect(['Pd3', '3d5', 'Td5', '4d5'].map((name) => tower(name, after)?.done)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test('progress is told from the tower tried last to the first', () => {
  const { team } = aTeam({ tried: ['Pd3', '3d4n'] });
  const stats = Object.fromEntries(
    Object.entries(team.stats).map(([code, stat]) => [
      code,
      { ...stat, attempts: [anAttempt('intent', [0.3, 0.2, 0.2, 0.3])] },
    ]),
  );
  const progress = progressOfTeam({ ...team, stats });
  expect(progress.map(({ stat }) => stat.code)).toEqual(['3d4n', 'Pd3']);
  expect(progress[0]?.points).toEqual([{ attempt: 1, chance: 0.3 }]);
});

describe('lesson', () => {
  test('tells what the last attempt taught, and on what the tower leans', () => {
    const { team } = played(aTeam(), tryOf('3d4n'));
    const lesson = lessonOf(team, '3d4n');
    expect(lesson?.before).toBe(team.stats['3d4n']?.attempts[0]?.chances[0]);
    expect(lesson?.now).toBeGreaterThan(lesson?.before ?? 1);
    expect(lesson?.leansOn).toEqual([]);
  });

  test('tells nothing of a tower that was never tried, or that is none', () => {
    expect(lessonOf(aTeam().team, '3d4n')).toBeUndefined();
    expect(lessonOf(aTeam().team, 'constructor')).toBeUndefined();
  });

  test('tells whether the attempt was built', () => {
    const lessonAfter = (outcome: 'carregat' | 'intent') =>
      lessonOf(played(sureOf(aTeam(), outcome), tryOf('3d4n')).team, '3d4n');
    expect(lessonAfter('carregat')?.built).toBe(true);
    expect(lessonAfter('intent')?.built).toBe(false);
  });

  test('names the lowest tower that a chance cannot pass, and none where several carry it', () => {
    const { team } = played(aTeam({ attendees: 40 }), tryOf('4d5'), tryOf('3d4n'));
    const stat = team.stats['4d5'];
    if (!stat) throw new Error('no 4d5');
    const on = (dependencies: Record<string, number>) => {
      const odds = { ...stat.odds, dependencies };
      return lessonOf({ ...team, stats: { ...team.stats, '4d5': { ...stat, odds } } }, '4d5')?.heldBy;
    };
    // Its own chance is no lower than that of the harder tower below.
    expect(on({ Td8fm: 1 })).toBe('Td8fm');
    // The pilar is limited by its neta in turn.
    expect(on({ Pd3: 1 })).toBe('Pd3n');
    expect(on({ Td8fm: 0.5, Pd8fmp: 0.5 })).toBeUndefined();
    expect(on({})).toBeUndefined();
  });

  describe('a series', () => {
    const outcomes = ['descarregat', 'descarregat', 'intent desmuntat'] as const;

    test('is shown by the best that it gave, not by its last attempt', () => {
      expect(bestOutcome({ outcomes, before: 0.5 })).toBe('descarregat');
      expect(bestOutcome({ outcomes: ['intent desmuntat', 'intent', 'carregat'], before: 0.5 })).toBe(
        'carregat',
      );
      expect(bestOutcome({ outcomes: ['intent', 'intent desmuntat'], before: 0.5 })).toBe('intent desmuntat');
    });

    test('taught a tower that was built in any of its attempts', () => {
      const { team } = played(sureOf(aTeam(), 'intent'), tryOf('3d4n'));
      const lastAttempt = aLastAttempt('3d4n', { series: { outcomes, before: 0.01 } });
      expect(lessonOf({ ...team, lastAttempt }, '3d4n')).toMatchObject({ built: true, before: 0.01 });
    });
  });

  test('names the tower that must be descarregat before a lifted one can be learnt', () => {
    const { team } = played(aTeam({ attendees: 40 }), tryOf('Pd3s'));
    expect(lessonOf(team, 'Pd3s')?.requires).toBe('Pd3');
    const { team: after } = played(
      sureOf(aTeam({ attendees: 40 }), 'descarregat'),
      tryOf('Pd3'),
      tryOf('Pd3s'),
    );
    expect(lessonOf(after, 'Pd3s')?.requires).toBeUndefined();
  });

  describe('a failure', () => {
    const { team } = played(sureOf(aTeam({ attendees: 40 }), 'intent desmuntat'), tryOf('3d5'));
    /** The same team, in which these towers have a chance of their own. */
    const knowing = (own: Readonly<Record<string, number>>, attempts: number) => ({
      ...team,
      stats: Object.fromEntries(
        Object.entries(team.stats).map(([code, stat]) => {
          const chance = own[code] ?? 0.1;
          const odds = { ...stat.odds, own: [chance, 0.1, 0.1, 0.8 - chance] as const };
          const failed = Array.from({ length: code === '3d5' ? attempts : 0 }, () =>
            anAttempt('intent desmuntat'),
          );
          return [code, { ...stat, odds, attempts: failed }];
        }),
      ),
    });

    test('looks ahead to more attempts like it', () => {
      const lesson = lessonOf(knowing({ '3d4n': 0.7 }, 1), '3d5');
      expect(lesson?.ahead).toBeGreaterThan(lesson?.now ?? 1);
    });

    test('proposes an easier tower after three in a row, and not before nor after a success', () => {
      expect(lessonOf(knowing({ '3d4n': 0.5 }, 2), '3d5')?.stuck).toBeUndefined();
      expect(lessonOf(knowing({ '3d4n': 0.5 }, 3), '3d5')?.stuck).toEqual({
        inARow: 3,
        step: { code: '3d4n', chance: 0.5 },
      });
      const built = knowing({ '3d4n': 0.5 }, 3);
      const stat = built.stats['3d5'];
      if (!stat) throw new Error('no 3d5');
      const after = { ...stat, attempts: [...stat.attempts, anAttempt('carregat')] };
      expect(lessonOf({ ...built, stats: { ...built.stats, '3d5': after } }, '3d5')?.stuck).toBeUndefined();
    });

    test('proposes the tower that limits it, whatever its own chance', () => {
      const team = { ...knowing({ '3d4n': 0.05 }, 3), attendees: 40 };
      const chance = chancesOf(team.stats, '3d4n')[0];
      expect(chancesOf(team.stats, '3d5')[0]).toBe(chance);
      expect(lessonOf(team, '3d5')?.stuck?.step).toEqual({ code: '3d4n', chance });
    });

    test('proposes none that is already learnt, or that too few came for', () => {
      expect(lessonOf(knowing({ '3d4n': 0.9 }, 4), '3d5')?.stuck).toEqual({ inARow: 4, step: undefined });
      const few = { ...knowing({ '3d4n': 0.5 }, 3), attendees: 3 };
      expect(lessonOf(few, '3d5')?.stuck?.step).toBeUndefined();
    });
  });
});

describe('the six slots', () => {
  test('are the rounds done, the one in course and empty ones', () => {
    const states = (rounds: ReturnType<typeof aRound>[]) =>
      slotsOf(onStage({}, rounds)).map(({ state }) => state);
    expect(states([])).toEqual(['current', 'empty', 'empty', 'empty', 'empty', 'empty']);
    expect(states([aRound('3d5'), aRound('Pd4')])).toEqual([
      'done',
      'done',
      'empty',
      'empty',
      'empty',
      'empty',
    ]);
  });

  test('tell the round of pilars', () => {
    const slots = slotsOf(onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]));
    expect(slots[3]).toEqual({ state: 'current', pilars: true });
    const pilarsIn = (rounds: ReturnType<typeof aRound>[]) =>
      slotsOf(onStage({}, rounds)).map((slot) => 'pilars' in slot && slot.pilars);
    expect(pilarsIn([])).toEqual([false, false, false, false, false, true]);
    expect(pilarsIn([aRound('3d5'), aRound('4d5'), aRound('Td5')]).lastIndexOf(true)).toBe(3);
  });
});
