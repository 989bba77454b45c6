import { aPerformance, aTeam } from '@/__tests__/builders/teams';
import { historyRows } from '@/lib/castle-game/screens/history';
import type { Performance } from '@/lib/castle-game/types';

const performance = (parts: Partial<Performance> = {}) =>
  aPerformance({ endedAt: Date.UTC(2026, 10, 21, 19, 5), ...parts });
const rows = (...history: Performance[]) => historyRows(aTeam({ history }).team);

describe('the rows of the history', () => {
  test('go from the newest to the oldest, each with its own place', () => {
    const places = rows(performance({ day: '2023-09-21' }), performance({ day: '2023-09-28' }));
    expect(places.map(({ place, day }) => [place, day])).toEqual([
      [2, 'dijous, 28 de setembre de 2023'],
      [1, 'dijous, 21 de setembre de 2023'],
    ]);
  });

  test('tell the hour of the clocks of Madrid, in winter and in summer', () => {
    const [summer, winter] = rows(performance(), performance({ endedAt: Date.UTC(2026, 6, 1, 22, 30) }));
    expect(winter?.time).toBe('20:05');
    expect(summer?.time).toBe('00:30');
  });

  test('take the day from the clock where a save tells none, and none from an impossible year', () => {
    const [late, far] = rows(
      performance({ endedAt: 8.64e15 }),
      performance({ endedAt: Date.UTC(2026, 10, 19, 23, 30) }),
    );
    expect(late?.day).toBe('divendres, 20 de novembre de 2026');
    expect(far?.day).toBeUndefined();
  });
});
