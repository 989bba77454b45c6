import { askedSize, sizeQuery } from '@/lib/games/memory/size';

const SIZES = [6, 10, 15];

test('the address asks for a size, and says which is played', () => {
  for (const place of SIZES.keys()) expect(askedSize(sizeQuery(SIZES, place), SIZES)).toBe(place);
  expect(sizeQuery(SIZES, 0)).toBe('');
  expect(sizeQuery(SIZES, 2)).toBe('?parelles=15');
});

test.each(['', '?parelles=', '?parelles=7', '?parelles=1e1', '?parelles=10.0', '?mes=10'])(
  'an address that ends in %p gets the first size',
  (search) => {
    expect(askedSize(search, SIZES)).toBe(0);
  },
);
