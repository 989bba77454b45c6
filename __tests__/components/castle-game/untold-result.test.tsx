import { act, fireEvent, screen } from '@testing-library/react';
import { aTeam, rules, sureOf } from '@/__tests__/builders/teams';
import { replaceEntry } from '@/components/castle-game/shell/screens';
import { track } from '@/lib/castle-game/engine/missions';
import { button, playing } from './open-game';
import { seeTheShow } from './show-end';

beforeEach(() => replaceEntry(null));

test('tells the people that a mission brings when the show is over, and not before', async () => {
  // The club's own missions can ask for any tower: this one is kept in the save, as an accepted mission is.
  const mission = track({
    title: 'Un pilar',
    description: '',
    objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 10 }],
  });
  expect(rules.catalogue.has('Pd3')).toBe(true);
  await playing(sureOf(aTeam({ acceptedMissions: [mission] }), 'descarregat'));
  fireEvent.click(button(/^ASSAIG/));
  jest.useFakeTimers();
  // What is asked of the browser once the game is saved is answered a step later.
  await act(async () => {
    fireEvent.click(button(/^Pd3,/));
  });
  expect(screen.getByText('15/15')).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(3000);
  });
  expect(screen.getByText('15/15')).toBeVisible();
  seeTheShow();
  expect(screen.getByText('15/25')).toBeVisible();
});
