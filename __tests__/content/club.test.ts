import { readFileSync } from 'node:fs';
import { clubTokens } from '@/app/tokens';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { club } from '@/content/club';
import { directory } from '@/content/people/directory';
import { careerOf } from '@/lib/club/people';
import { iconFiles } from '@/scripts/build/pictures/icons';

test('the colour is written once: shades, shirts, mark and icons take it from there', () => {
  const colour = club.colour.toLowerCase();
  expect(clubTokens.get('primary-500')).toBe(colour);
  expect(DEFAULT_SHIRT).toBe(club.colour);
  expect(readFileSync('content/club-mark.svg', 'utf8')).toContain('currentColor');
  const mark = iconFiles().find(({ name }) => name === 'club-mark.svg');
  expect(String(mark?.content)).toContain(club.colour);
});

test('every person has held an office or been on a board', () => {
  const ids = Object.keys(directory.people);
  expect(ids.filter((id) => careerOf(id, directory).length === 0)).toEqual([]);
});
