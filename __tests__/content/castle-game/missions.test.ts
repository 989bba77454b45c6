import { missions } from '@/content/castle-game/missions';
import { firstMissions } from '@/lib/castle-game/engine/missions';
import { NEW_TEAM_MEMBERS, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';

test('the first missions take a new team by rehearsals to the members that a performance asks for', () => {
  const paid = firstMissions(missions)
    .flatMap(({ rewards }) => rewards)
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(NEW_TEAM_MEMBERS + paid).toBeGreaterThanOrEqual(PERFORMANCE_ATTENDEES);
});
