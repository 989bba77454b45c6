/** @jest-environment jsdom */
import { forgetNoteClosed, rememberNoteClosed, wasNoteClosed } from '@/components/story/progress/stored';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the content note of this session', () => {
  test('is closed once it has been, and only for the session', () => {
    expect(wasNoteClosed()).toBe(false);
    rememberNoteClosed();
    expect(wasNoteClosed()).toBe(true);
    expect(localStorage).toHaveLength(0);
    forgetNoteClosed();
    expect(wasNoteClosed()).toBe(false);
  });

  test('is not known to be closed, and nothing fails, when the browser refuses', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(rememberNoteClosed).not.toThrow();
    expect(forgetNoteClosed).not.toThrow();
    expect(wasNoteClosed()).toBe(false);
  });
});
