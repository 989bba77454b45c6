import { club } from '@/content/club';
import { colouredFiles } from '@/scripts/build/pictures/icons';

test.each(['jocs', 'memory'])('the drawings of %s have the colour of the club', (folder) => {
  const drawings = colouredFiles(folder).map(({ content }) => String(content));
  expect(drawings.join('').toUpperCase()).toContain(club.colour.toUpperCase());
  expect(drawings.filter((drawing) => drawing.includes('var('))).toEqual([]);
});
