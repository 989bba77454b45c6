import { aRound, aTeam } from '@/__tests__/builders/teams';
import { changeByPoints, lossByFalls, membersAfter } from '@/lib/castle-game/engine/members';

const { stats } = aTeam().team;

describe('changeByPoints', () => {
  it.each([35, 50, 100, 160])('gives one person to %i members on the lower point of the line', (members) => {
    expect(changeByPoints(members, 50 * members - 1643)).toBe(1);
  });

  it.each([40, 60, 100, 160])('gives a tenth and one to %i members on the upper point', (members) => {
    expect(changeByPoints(members, 60 * members - 1216)).toBe(members / 10 + 1);
  });

  it('goes on below the line: poor performances cost people', () => {
    // n 100: line through (3357, 0) and (4784, 10); with no points -23.5 + 1.
    expect(changeByPoints(100, 0)).toBe(-23);
    expect(changeByPoints(100, 3357 + 713.5)).toBe(6);
  });
});

describe('lossByFalls', () => {
  it('takes a rounded twentieth of the people of each round carregat or intent, and of no other', () => {
    // 3d5 28 -> 1.4, 4d7 68 -> 3.4, 3d7 64 -> 3.2, 5d5 55 -> 2.75.
    expect(lossByFalls([aRound('3d5', 'carregat'), aRound('5d5', 'intent')], stats)).toBe(1 + 3);
    expect(lossByFalls([aRound('4d7', 'descarregat'), aRound('3d7', 'intent desmuntat')], stats)).toBe(0);
  });
});

describe('membersAfter', () => {
  const points = (points: number) => [aRound('Pd4', 'descarregat', 1, points)];

  it('adds what is gained', () => {
    expect(membersAfter(100, points(4784), stats)).toEqual({ change: 11, shown: 11, after: 111 });
  });

  it('takes what is lost', () => {
    expect(membersAfter(100, points(0), stats)).toEqual({ change: -23, shown: -23, after: 77 });
  });

  it('never pushes a team below 35, and then shows no change', () => {
    expect(membersAfter(40, points(0), stats)).toEqual({ change: -1, shown: -1, after: 39 });
    const falls = [aRound('4d7', 'intent'), aRound('4d7', 'intent'), aRound('Pd4')];
    expect(membersAfter(40, falls, stats)).toEqual({ change: -7, shown: 0, after: 35 });
  });

  it.each([35, 31, 20])('takes nobody from a team of %i', (members) => {
    const falls = [
      aRound('4d7', 'intent'),
      aRound('4d7', 'intent'),
      aRound('4d7', 'carregat'),
      aRound('Pd4'),
    ];
    expect(membersAfter(members, falls, stats)).toMatchObject({ shown: 0, after: members });
  });

  it('adds people to a team that stays below 35, though the summary shows none', () => {
    expect(membersAfter(31, points(0), stats)).toMatchObject({ shown: 0, after: 32 });
  });
});
