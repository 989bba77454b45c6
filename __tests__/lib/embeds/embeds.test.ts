import { hostOf, withHosts } from '@/lib/embeds/embeds';

test('hostOf leaves out protocol, www and path', () => {
  expect(hostOf('https://www.mapes.example/incrusta?lloc=pati')).toBe('mapes.example');
  expect(hostOf('https://ones.example/embed/colla')).toBe('ones.example');
});

const shown = ['mapes mapes.example', 'mapes plans.example', 'musica ones.example'];

test('a consent for a host is kept', () => {
  expect(withHosts(['mapes antic.example'], shown)).toEqual(['mapes antic.example']);
});

test('an agreement without host becomes one for each host of its kind on the page', () => {
  expect(withHosts(['mapes'], shown)).toEqual(['mapes mapes.example', 'mapes plans.example']);
});

test('an agreement without host waits for a page with its kind', () => {
  expect(withHosts(['videos', 'map'], shown)).toEqual(['videos', 'map']);
  expect(withHosts(['videos'], [])).toEqual(['videos']);
});

test('agreements are not repeated', () => {
  expect(withHosts(['musica ones.example', 'musica', 'musica ones.example'], shown)).toEqual([
    'musica ones.example',
  ]);
});
