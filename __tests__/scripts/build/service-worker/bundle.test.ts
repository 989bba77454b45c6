/** @jest-environment node */
import { bundleWorker, offlineMode } from '@/scripts/build/service-worker/bundle';

describe('bundle', () => {
  const list = {
    files: { 'agenda/': 'digest-of-it' },
    groups: { core: ['agenda/'], games: [], results: [] },
    groupOfPage: {},
    offlinePage: 'sense-connexio.html',
    spreadsheets: [],
  };

  test('the worker holds the list of its build', async () => {
    const text = await bundleWorker(list);
    expect(text).toContain('digest-of-it');
    expect(text).not.toContain('registration.unregister');
  });

  test('one without a list removes itself, keeps nothing and answers nothing', async () => {
    const text = await bundleWorker(undefined);
    expect(text).toContain('registration.unregister');
    expect(text).not.toContain('fetch');
  });
});

describe('mode', () => {
  test.each([
    [undefined, 'keep'],
    ['', 'keep'],
    ['keep', 'keep'],
    ['remove', 'remove'],
  ])('a build that says %s is to %s', (asked, mode) => {
    expect(offlineMode(asked)).toBe(mode);
  });

  test('any other word stops the build', () => {
    expect(() => offlineMode('no')).toThrow('NEXT_PUBLIC_OFFLINE');
  });
});
