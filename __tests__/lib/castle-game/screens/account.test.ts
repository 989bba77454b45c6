import { aRound, onStage, played } from '@/__tests__/builders/teams';
import { peopleAccount } from '@/lib/castle-game/screens/account';
import { accountParts } from '@/lib/castle-game/words';

const crowned = [aRound('3d6', 'descarregat', 1, 85), aRound('4d6', 'carregat', 2, 70), aRound('Pd4')];
const fallen = [aRound('3d7', 'intent'), aRound('4d7', 'intent', 2), aRound('Pd4', 'intent desmuntat', 3)];

it.each([
  [200, crowned],
  [200, fallen],
  [37, fallen],
  [33, fallen],
  [60, []],
] as const)('accounts for every person of a team of %i', (members, rounds) => {
  const state = onStage({ members, attendees: members }, [...rounds]);
  const { before, after, byPoints, byFalls, kept } = peopleAccount(state);
  expect(before + byPoints - byFalls + kept).toBe(after);
  const over = onStage({ members, attendees: members }, [...rounds, aRound('Pd4', 'intent', 4)]);
  const ended = played(over, { type: 'endPerformance' });
  expect(peopleAccount(over).after).toBe(ended.team.members);
});

it('counts the falls that took somebody, and no tower taken down in time', () => {
  const { falls, byFalls } = peopleAccount(onStage({ members: 200 }, fallen));
  expect(falls).toBe(2);
  expect(byFalls).toBeGreaterThan(0);
});

it('says every reason with its figure', () => {
  const account = { before: 60, after: 61, shown: 1, byPoints: 5, byFalls: 4, falls: 2, kept: 0 };
  expect(accountParts(account)).toEqual(['+5 pels punts', '−4 per dues caigudes']);
  expect(accountParts({ ...account, falls: 1, kept: 3 })).toEqual([
    '+5 pels punts',
    '−4 per una caiguda',
    '+3 que es queden, perquè de 35 en avall no plega ningú',
  ]);
});

it('gives a reason for a loss that no fall explains', () => {
  const account = { before: 350, after: 224, shown: -126, byPoints: -126, byFalls: 0, falls: 0, kept: 0 };
  expect(accountParts(account)).toEqual(['−126 perquè els punts són pocs per a 350 castellers']);
});
