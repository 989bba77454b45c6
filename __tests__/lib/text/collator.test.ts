import { compareCatalan, searchForm } from '@/lib/text/collator';

test('numbers sort by value, so that a ten of seven follows a nine of seven', () => {
  expect(['10d7', '9d7', '3d10fm', '3d9fm'].sort(compareCatalan)).toEqual(['3d9fm', '3d10fm', '9d7', '10d7']);
});

test('accents and capitals stay beside their plain letters', () => {
  const towns = ['Vic', 'Òdena', 'vallbona', 'Olot', 'Calaf', 'Valls', 'Alella', 'Àger'];
  expect(towns.sort(compareCatalan)).toEqual([
    'Àger',
    'Alella',
    'Calaf',
    'Òdena',
    'Olot',
    'vallbona',
    'Valls',
    'Vic',
  ]);
});

test.each([
  ['Sant Cugat del Vallès', 'sant cugat del valles'],
  ['L’Hospitalet', "l'hospitalet"],
  ['Sabadell col·legi', 'sabadell collegi'],
  ['  Òdena ', 'odena'],
])('%s is found however it is typed', (text, form) => {
  expect(searchForm(text)).toBe(form);
  expect(searchForm(form)).toBe(form);
});
