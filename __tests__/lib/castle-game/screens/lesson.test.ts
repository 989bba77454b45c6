import { aTeam, played, tryOf } from '@/__tests__/builders/teams';
import { lessonOf } from '@/lib/castle-game/screens/lesson';

it('tells what the last attempt taught, and on what the tower leans', () => {
  const { team } = played(aTeam(), tryOf('3d4n'));
  const lesson = lessonOf(team, '3d4n');
  expect(lesson?.before).toBe(team.stats['3d4n']?.attempts[0]?.chances[0]);
  expect(lesson?.now).toBeGreaterThan(lesson?.before ?? 1);
  expect(lesson?.leansOn).toEqual([]);
});

it('tells nothing of a tower that was never tried, or that is none', () => {
  expect(lessonOf(aTeam().team, '3d4n')).toBeUndefined();
  expect(lessonOf(aTeam().team, 'constructor')).toBeUndefined();
});

it('names the towers that hold a chance back', () => {
  const { team } = played(aTeam({ attendees: 40 }), tryOf('4d5'));
  expect(lessonOf(team, '4d5')?.leansOn).toContain('4d4n');
});
