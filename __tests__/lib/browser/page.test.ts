import { openPage, showPageTop } from '@/lib/browser/page';

// This environment has no DOM: only the members that are used are given.

test('openPage goes to the same URL as links do', () => {
  const assign = jest.fn();
  globalThis.location = { assign } as Partial<Location> as Location;
  openPage('/penjat#nivell-3');
  expect(assign).toHaveBeenCalledWith('/penjat/#nivell-3');
});

test('showPageTop scrolls without animation, if something can scroll', () => {
  const scrollTo = jest.fn();
  globalThis.document = { scrollingElement: { scrollTo } as Partial<Element> } as Document;
  showPageTop();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  globalThis.document = { scrollingElement: null } as Document;
  expect(showPageTop).not.toThrow();
});
