import { openPage } from '@/lib/browser/open-page';

it('leaves for a page by the address that its links have', () => {
  const assign = jest.fn();
  // There is no location here; this is the member that is used.
  globalThis.location = { assign } as Partial<Location> as Location;
  openPage('/penjat#nivell-3');
  expect(assign).toHaveBeenCalledWith('/penjat/#nivell-3');
});
