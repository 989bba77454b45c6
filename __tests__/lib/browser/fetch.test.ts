/** @jest-environment jsdom */

import { serveCsvs } from '@/__tests__/builders/results';
import { fetchText } from '@/lib/browser/fetch';

describe('reading a source', () => {
  test('returns the text', async () => {
    serveCsvs({ diades: 'dia,mes\n' });
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: true, text: 'dia,mes\n' });
  });

  test('reports when a cached response was stored', async () => {
    const copied = '2026-11-22T06:01:00.000Z';
    serveCsvs({ diades: 'dia,mes\n' }, copied);
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: true, text: 'dia,mes\n', copied });
  });

  test.each([404, 500])('reports a status of %s', async (status) => {
    serveCsvs({ diades: status });
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: false, reason: 'refused', status });
  });

  test('stops after the timeout', async () => {
    serveCsvs({ diades: 'never' });
    expect(await fetchText('/data/diades.csv', 5)).toEqual({ ok: false, reason: 'timeout' });
  });

  test('distinguishes an unreachable host from a device without network', async () => {
    serveCsvs({ diades: 'unreachable' });
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: false, reason: 'unreachable' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: false, reason: 'offline' });
    jest.restoreAllMocks();
  });
});
