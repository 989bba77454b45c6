import { anAttempt, aPerformance, aRound, aTeam, rules } from '@/__tests__/builders/teams';
import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { bindRules } from '@/lib/castle-game/rules';
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

describe('progress', () => {
  test('is told from the tower tried last to the first', () => {
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
});
