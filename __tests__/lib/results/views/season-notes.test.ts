import { aDiada, someScores } from '@/__tests__/builders/results';
import type { Diada } from '@/lib/results/diada';
import { overviewOf } from '@/lib/results/views/overview';
import { seasonNotes } from '@/lib/results/views/season-notes';

const notesOf = (diades: readonly Diada[]) =>
  seasonNotes(overviewOf(diades, someScores, { founded: 2016, today: '2026-11-21' }).points);

test('the notes are the season without castells, the first castell of eight that was built and the best diada', () => {
  const diades = [
    aDiada(['3d7', 'i3d8f'], { date: '2017-11-14' }),
    aDiada(['3d7', '4d7', 'Pd5'], { date: '2018-11-14' }),
    aDiada(['3d8fC'], { date: '2022-11-14' }),
    aDiada(['3d8f'], { date: '2023-11-14' }),
  ];
  expect(notesOf(diades)).toEqual([
    { season: '2018-2019', kind: 'best' },
    { season: '2020-2021', kind: 'covid' },
    { season: '2022-2023', kind: 'first eight' },
  ]);
});

test('a club founded later, or without diades, has no gap to explain', () => {
  expect(notesOf([aDiada(['3d7'], { date: '2022-11-14' })]).map(({ kind }) => kind)).toEqual(['best']);
  expect(notesOf([])).toEqual([]);
});
