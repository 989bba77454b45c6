import { agreementTo, withHosts } from '@/lib/embeds/consent';

const shown = ['mapes mapes.example', 'mapes plans.example', 'musica ones.example'];

test('an agreement names a kind and the host that the visitor was told', () => {
  expect(agreementTo('mapes', 'https://www.mapes.example/incrusta?lloc=pati')).toBe('mapes mapes.example');
});

test('an agreement that names its host is for that host', () => {
  expect(withHosts(['mapes antic.example'], shown)).toEqual(['mapes antic.example']);
});

test('one that names a kind alone is for every host that a page shows of it', () => {
  expect(withHosts(['mapes'], shown)).toEqual(['mapes mapes.example', 'mapes plans.example']);
});

test('it waits for a page that shows some of its kind', () => {
  expect(withHosts(['videos', 'map'], shown)).toEqual(['videos', 'map']);
  expect(withHosts(['videos'], [])).toEqual(['videos']);
});

test('nothing is kept twice', () => {
  expect(withHosts(['musica ones.example', 'musica', 'musica ones.example'], shown)).toEqual([
    'musica ones.example',
  ]);
});
