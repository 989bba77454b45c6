/** @jest-environment jsdom */
import { fetchText } from '@/lib/browser/live-source';
import { serveSheets } from '../../builders/live-sheets';

describe('reading a source', () => {
  it('gives its text', async () => {
    serveSheets({ diades: 'dia,mes\n' });
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: true, text: 'dia,mes\n' });
  });

  it('tells when it was taken, where a copy answers', async () => {
    const copied = '2026-11-22T06:01:00.000Z';
    serveSheets({ diades: 'dia,mes\n' }, copied);
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: true, text: 'dia,mes\n', copied });
  });

  it.each([404, 500])('tells a status of %s', async (status) => {
    serveSheets({ diades: status });
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: false, reason: 'refused', status });
  });

  it('gives up after the time it may take', async () => {
    serveSheets({ diades: 'never' });
    expect(await fetchText('/data/diades.csv', 5)).toEqual({ ok: false, reason: 'timeout' });
  });

  it('tells a host that cannot be reached from a visitor without connection', async () => {
    serveSheets({ diades: 'unreachable' });
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: false, reason: 'unreachable' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: false, reason: 'offline' });
    jest.restoreAllMocks();
  });
});
