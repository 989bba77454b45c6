import { rulebook } from '@/content/castle-game/rulebook';
import { NEW_TEAM_MEMBERS, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import { CONTEXTS } from '@/lib/castle-game/types';

const { catalogue, missions } = rulebook;

describe('the missions of the club', () => {
  test('ask for something, and only for towers of the game', () => {
    for (const { title, objectives } of missions) {
      const asked = CONTEXTS.flatMap((context) => objectives[context] ?? []);
      expect({ title, asks: asked.length > 0 }).toEqual({ title, asks: true });
      for (const { code, amount = 1 } of asked) {
        expect(catalogue.get(code)?.code).toBe(code);
        expect(amount).toBeGreaterThan(0);
      }
    }
  });

  test('ask of a performance only what can be performed', () => {
    const performed = missions.flatMap(({ objectives }) => objectives.performance ?? []);
    for (const { code } of performed) expect(catalogue.get(code)?.rehearsalOnly).toBe(false);
  });

  test('have different titles, which is how they are told apart', () => {
    expect(new Set(missions.map(({ title }) => title)).size).toBe(missions.length);
  });

  test('take a new team by rehearsals alone to the members that a performance asks for', () => {
    const rehearsed = missions.filter(({ objectives: { performance = [] } }) => performance.length === 0);
    const paid = rehearsed.flatMap(({ rewards }) => rewards).reduce((sum, { amount }) => sum + amount, 0);
    expect(NEW_TEAM_MEMBERS + paid).toBeGreaterThanOrEqual(PERFORMANCE_ATTENDEES);
  });
});
