import { aRound, aTeam, rules } from '@/__tests__/builders/teams';
import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { bindRules } from '@/lib/castle-game/rules';
import { towerTables } from '@/lib/castle-game/screens/tower-tables';
import { membersCount, missingLabel, shownLabel, spokenAttempt, withinReach } from '@/lib/castle-game/words';

const tower = (code: string, team = aTeam().team) =>
  towerTables(team)
    .flatMap(({ towers }) => towers)
    .find((one) => one.code === code);

describe('the tables of towers', () => {
  it('have every tower that scores once, in the order of the catalogue, and none that is only rehearsed', () => {
    const shown = towerTables(aTeam().team).flatMap(({ towers }) => towers.map((one) => one.code));
    const scoring = [...rules.catalogue.values()]
      .filter(({ rehearsalOnly }) => !rehearsalOnly)
      .map(({ code }) => code);
    expect(shown).toEqual(scoring);
  });

  it('leave a neta out even if it had a group', () => {
    const catalogue = buildCatalogue([
      { code: '3d5', group: 0, people: 28 },
      { code: '3d4n', group: 0, people: 7, rehearsalOnly: true },
    ]);
    const { team } = bindRules({ catalogue, missions: [] }).newTeam({ name: 'x', color: '#000000', seed: 1 });
    const [easiest] = towerTables(team);
    expect(easiest?.towers.map(({ code }) => code)).toEqual(['3d5']);
  });

  it('count those within reach by all members, whoever came today', () => {
    const { team } = aTeam({ members: 28, attendees: 3 });
    expect(towerTables(team)[0]).toMatchObject({ group: 0, within: 5 });
    expect(tower('3d5', team)?.missing).toBe(0);
    expect(tower('4d5', team)?.missing).toBe(8);
  });

  it('mark what was unloaded in a rehearsal or in a performance, and not what was only loaded', () => {
    const { team } = aTeam();
    const pillar = team.stats.Pd3;
    if (!pillar) throw new Error('no Pd3');
    const attempt = { triedAt: 0, context: 'rehearsal', chances: [1, 0, 0, 0] } as const;
    const after = {
      ...team,
      stats: {
        ...team.stats,
        Pd3: { ...pillar, attempts: [{ ...attempt, outcome: 'descarregat' as const }] },
      },
      history: [{ rounds: [aRound('3d5'), aRound('Td5', 'carregat')], points: 0, endedAt: 0 }],
    };
    expect(['Pd3', '3d5', 'Td5', '4d5'].map((name) => tower(name, after)?.done)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the labels of the tables', () => {
  it('agree in number', () => {
    expect([1, 15, 2000].map(membersCount)).toEqual([
      'Sou 1 casteller',
      'Sou 15 castellers',
      'Sou 2.000 castellers',
    ]);
    expect([1, 8].map(missingLabel)).toEqual(['us en falta 1', 'us en falten 8']);
    expect(withinReach(5, 14)).toBe("5 de 14 a l'abast");
    expect(shownLabel(50, 1000)).toBe("Se'n mostren 50 de 1.000.");
  });
});

describe('towerWords', () => {
  it.each([
    ['3d5', 'tres de cinc'],
    ['FT Pd6f', 'folre a terra del pilar de sis amb folre'],
    ['i3d5', 'intent de tres de cinc'],
    ['id3d5', 'intent desmuntat de tres de cinc'],
    ['3d5C', 'tres de cinc carregat'],
    ['<b>3d5</b>', '<b>3d5</b>'],
  ])('%s is "%s"', (label, words) => {
    expect(spokenAttempt(label)).toBe(words);
  });
});
