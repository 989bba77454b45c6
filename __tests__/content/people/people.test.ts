import { directory } from '@/content/people/directory';
import { careerOf } from '@/lib/club/people';

test('everybody has held an office or been on a board', () => {
  const ids = Object.keys(directory.people);
  expect(ids.filter((id) => careerOf(id, directory).length === 0)).toEqual([]);
});
