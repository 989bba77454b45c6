import { courseCalendar, NEXT_MEETING_TEXTS, pastRehearsals } from '@/content/interface/calendar';
import { lastBoard } from '@/content/interface/club';

test.each([
  ['2027-06-15', 'el 15 de juny de 2027'],
  ['2027-06-01', "l'1 de juny de 2027"],
  ['2027-04-11', "l'11 d'abril de 2027"],
])('rehearsals until %s ended %s', (to, day) => {
  expect(pastRehearsals({ from: '2026-09-15', to })).toBe(
    `Els assajos del curs 2026-2027 es van acabar ${day}. Aquests eren els dies i les hores.`,
  );
});

test('the calendar of a course that begins in August has the name of the course', () => {
  expect(courseCalendar({ from: '2026-08-31', to: '2027-06-11' })).toMatch(
    /^Tots els assajos del curs 2026-2027, del 31 d'agost a l'11 de juny, /,
  );
});

test.each([NEXT_MEETING_TEXTS.over.text('2026-2027'), lastBoard('2026-2027')])(
  'names the season and promises no month: %s',
  (text) => {
    expect(text).toContain('2026-2027');
    expect(text).not.toMatch(/setembre|octubre/);
  },
);
