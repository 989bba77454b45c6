import { pageAddresses } from '@/lib/site/page';

test('an address has a page when there is something to say of it', () => {
  expect(
    pageAddresses([
      { path: '/agenda', description: 'El que fem.' },
      { path: '/castells' },
      { path: '/', description: 'Qui som.' },
    ]),
  ).toEqual(['/agenda', '/']);
});
