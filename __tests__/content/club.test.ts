import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '@/content/club';

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
