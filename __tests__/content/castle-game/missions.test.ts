import { missions } from '@/content/castle-game/missions';
import { NEW_TEAM_MEMBERS, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Mission } from '@/lib/castle-game/types';

const all: readonly Mission[] = missions;

test('the missions take a new team by rehearsals alone to the members that a performance asks for', () => {
  const rehearsed = all.filter(({ objectives: { performance = [] } }) => performance.length === 0);
  const paid = rehearsed.flatMap(({ rewards }) => rewards).reduce((sum, { amount }) => sum + amount, 0);
  expect(NEW_TEAM_MEMBERS + paid).toBeGreaterThanOrEqual(PERFORMANCE_ATTENDEES);
});
