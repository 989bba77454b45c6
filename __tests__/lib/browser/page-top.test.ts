/** @jest-environment jsdom */
import { showPageTop } from '@/lib/browser/page-top';

const scrollTo = jest.fn();

afterEach(() => Reflect.deleteProperty(document, 'scrollingElement'));

it('brings the start of the page into sight without a glide', () => {
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: { scrollTo } });
  showPageTop();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('does nothing where nothing scrolls', () => {
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: null });
  expect(showPageTop).not.toThrow();
});
