/** @jest-environment jsdom */
import { loadList } from '@/components/statistics/list/load-list';
import { readRanking } from '@/components/statistics/ranking/read-ranking';
import { loadResults } from '@/components/statistics/source/load';
import { dataSources } from '@/lib/site/data-sources';
import { aSheet } from '../../../builders/diades';
import { type Answer, servedPrints, serveSheets } from '../../../builders/live-sheets';
import { aCopy } from '../../../builders/statistics';

/** Addresses of the sheets that the worker was given, whose text was `text`. */
let given: { address: string; text: string }[];

beforeEach(() => {
  given = [];
  const active = {
    postMessage: ({ type, payload }: { type: string; payload: { address: string; bytes: Uint8Array } }) =>
      given.push({ address: `${type} ${payload.address}`, text: new TextDecoder().decode(payload.bytes) }),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ active }) },
    configurable: true,
  });
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

const load = async (copy = aCopy) => {
  const loaded = await loadResults(copy, async () => readRanking);
  await Promise.resolve();
  return loaded;
};
const addresses = () => given.map(({ address }) => address);
const bothSheets = [`KEEP_SHEET ${dataSources.diades}`, `KEEP_SHEET ${dataSources.puntuacions}`];

describe('the copy that the worker keeps of the results', () => {
  it('is of the sheets that a page could read, as they arrived', async () => {
    const diades = aSheet({ motiu: 'Diada nova' });
    serveSheets({ diades });
    await load();
    expect(addresses()).toEqual(bothSheets);
    expect(given[0]?.text).toBe(diades);
  });

  it('is of sheets that say what the page shows already', async () => {
    serveSheets();
    await load({ ...aCopy, prints: servedPrints() });
    expect(addresses()).toEqual(bothSheets);
  });

  const line = aSheet({});
  it.each<[string, 'diades' | 'puntuacions', Answer]>([
    ['cut short', 'diades', line.trimEnd().slice(0, -5)],
    ['a web page', 'diades', '<!doctype html><title>Entra</title>'],
    ['empty', 'diades', ''],
    ['of fewer diades than the site was built with', 'diades', line],
    ['refused by its host', 'diades', 500],
    ['a web page', 'puntuacions', '<!doctype html><title>Entra</title>'],
    ['empty', 'puntuacions', ''],
  ])('is not replaced by a sheet that is %s (%s)', async (_, source, answer) => {
    serveSheets({ [source]: answer });
    expect(await load({ ...aCopy, count: 2 })).toMatchObject({ ok: false, failure: { source } });
    expect(given).toEqual([]);
  });

  it('is of the diades alone where the list reads them', async () => {
    serveSheets({ diades: aSheet({}) });
    await loadList(aCopy, [], () => {});
    await Promise.resolve();
    expect(addresses()).toEqual(bothSheets.slice(0, 1));
  });

  it('is not its own source', async () => {
    serveSheets({}, '2026-11-20T10:05:00');
    expect(await load()).toMatchObject({ ok: true, copied: '2026-11-20T10:05:00' });
    expect(given).toEqual([]);
  });

  it('is no answer when it cannot be read: the host did not answer', async () => {
    serveSheets({ diades: '' }, '2026-11-20T10:05:00');
    expect(await load()).toMatchObject({
      ok: false,
      failure: { source: 'diades', why: { reason: 'unreachable' } },
    });
  });
});
