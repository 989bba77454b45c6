/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { sponsorGroups } from '@/content/sponsors';
import type { SponsorGroup } from '@/lib/club/types';

const folder = 'public/sponsors';
const groups: readonly SponsorGroup[] = sponsorGroups;
const sponsors = groups.flatMap((group) => group.sponsors);

describe.each(sponsors)('the logo of $name', ({ name, image }) => {
  const svg = readFileSync(`${folder}/${image}`, 'utf8');
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

  it('is titled with the name and has the size that all logos have', () => {
    expect(root.querySelector('title')?.textContent).toBe(name);
    expect(root.getAttribute('viewBox')).toBe('0 0 240 120');
  });

  it('needs no font and no other file, so that it looks alike everywhere', () => {
    expect(root.querySelectorAll('path').length).toBeGreaterThan(0);
    expect(root.querySelector('text, image, use, style, script')).toBeNull();
    expect(svg).not.toMatch(/href|url\(/);
  });

  it('weighs little', () => {
    expect(svg.length).toBeLessThan(16 * 1024);
  });
});

test('every logo belongs to a sponsor', () => {
  const images = sponsors.map(({ image }): string => image);
  expect(readdirSync(folder).toSorted()).toEqual(images.toSorted());
});
