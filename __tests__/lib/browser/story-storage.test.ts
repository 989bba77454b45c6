/** @jest-environment jsdom */
import { readStory, writeStory } from '@/lib/browser/story-storage';
import { MEMORY_KEY } from '@/lib/story/memory-text';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the storage of the story', () => {
  it('keeps a text under the key of the story', () => {
    expect(readStory()).toBeNull();
    expect(writeStory('nit')).toBe(true);
    expect(localStorage.getItem(MEMORY_KEY)).toBe('nit');
    expect(readStory()).toBe('nit');
  });

  it('says so, and does not fail, when the browser refuses', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(readStory()).toBeUndefined();
    expect(writeStory('nit')).toBe(false);
  });
});
