import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubTokens } from '@/app/tokens';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { club } from '@/content/club';
import { iconFiles } from '@/scripts/build/pictures/icons';
import { COLOURS } from '@/scripts/make/legal/page-style';

test('every university has its logo among the public files', () => {
  const missing = club.universities.filter(({ logo }) => !existsSync(join(process.cwd(), 'public', logo)));
  expect(missing).toEqual([]);
});

test('each network appears once, with an address of its own', () => {
  for (const field of ['id', 'name', 'link'] as const) {
    const values = club.networks.map((network) => network[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('the colour is written once: shades, shirts, papers, mark and icons take it from there', () => {
  const colour = club.colour.toLowerCase();
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(clubTokens.get('primary-500')).toBe(colour);
  expect(COLOURS.club500).toBe(colour);
  expect(DEFAULT_SHIRT).toBe(club.colour);
  expect(readFileSync('content/club-mark.svg', 'utf8')).toContain('currentColor');
  const mark = iconFiles().find(({ name }) => name === 'club-mark.svg');
  expect(String(mark?.content)).toContain(club.colour);
});
