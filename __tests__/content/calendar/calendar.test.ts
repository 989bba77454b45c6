import { repeated } from '@/__tests__/builders/samples';
import { course } from '@/content/calendar/course';
import { allPauses } from '@/lib/calendar/course';

test('rehearsals of the course no pause begins with another', () => {
  expect(repeated(allPauses(course).map(({ from }) => from))).toEqual([]);
});
