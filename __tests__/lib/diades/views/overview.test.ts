import { overviewOf } from '@/lib/diades/views/overview';
import { aDiada, someScores } from '../../../builders/diades';

const seasonsOf = (today: string) =>
  overviewOf([aDiada(['3d7'], { date: '2024-11-14' })], someScores, today).points.map(({ season }) => season);

test('the seasons go from the first one to the current one', () => {
  expect(seasonsOf('2026-11-21').at(0)).toBe('1994-1995');
  expect(seasonsOf('2026-11-21').at(-1)).toBe('2026-2027');
});

test('results that run ahead of the clock are not left out', () => {
  expect(seasonsOf('2020-01-01').at(-1)).toBe('2024-2025');
});
