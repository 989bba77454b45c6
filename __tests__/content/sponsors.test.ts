/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { repeated } from '@/__tests__/builders/samples';
import { sponsorGroups } from '@/content/sponsors';
import type { SponsorGroup } from '@/lib/club/types';

const folder = 'public/sponsors';
const groups: readonly SponsorGroup[] = sponsorGroups;
const sponsors = groups.flatMap((group) => group.sponsors);
const files = sponsors.map(({ image }) => `${folder}/${image}`);

test('groups have a unique anchor and at least one sponsor', () => {
  expect(repeated(groups.map(({ id }) => id))).toEqual([]);
  for (const group of groups) expect(group.sponsors).not.toHaveLength(0);
});

test('each sponsor has a name and a logo of its own, and each logo a sponsor', () => {
  const logos = existsSync(folder) ? readdirSync(folder) : [];
  expect(repeated(sponsors.map(({ name }) => name))).toEqual([]);
  expect(logos.toSorted()).toEqual(sponsors.map(({ image }): string => image).toSorted());
});

test('every logo weighs little', () => {
  for (const file of files) expect([file, statSync(file).size < 64 * 1024]).toEqual([file, true]);
});

test('a drawn logo needs no font and no other file, so that it looks alike everywhere', () => {
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const svg = readFileSync(file, 'utf8');
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(root.tagName).toBe('svg');
    expect(root.querySelector('text, image, use, style, script')).toBeNull();
    expect(svg).not.toMatch(/href|url\(/);
  }
});
