/** @jest-environment jsdom */

import { type Answer, aCsv, answerOf, aSnapshot, puntuacions, serveCsvs } from '@/__tests__/builders/results';
import { loadList } from '@/components/results/list/load-list';
import { loadResults } from '@/components/results/source/load-results';
import { dataSources } from '@/lib/site/address';

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

const load = async (snapshotFacts = aSnapshot) => {
  const loaded = await loadResults(
    snapshotFacts,
    async () =>
      ({ diades }) =>
        diades,
  );
  await Promise.resolve();
  return loaded;
};

describe('caching of the CSVs for offline use', () => {
  test('does not store a cached copy again', async () => {
    serveCsvs({}, '2026-11-20T10:05:00');
    expect(await load()).toMatchObject({ ok: true, copied: '2026-11-20T10:05:00' });
    expect(given).toEqual([]);
  });

  test('treats an invalid cached copy as no answer', async () => {
    serveCsvs({ diades: '' }, '2026-11-20T10:05:00');
    expect(await load()).toMatchObject({
      ok: false,
      failure: { source: 'diades', why: { reason: 'unreachable' } },
    });
  });
});

describe('where the service worker has copies', () => {
  const kept = aCsv({ dia: '1' }, { dia: '2' }, { dia: '3' }, { dia: '4' });
  beforeEach(() => {
    const copies: Record<string, string> = {
      [dataSources.diades]: kept,
      [dataSources.puntuacions]: puntuacions,
    };
    const match = async (address: string) => answerOf(copies[address] ?? '', 200, '2026-11-20T10:05:00');
    Object.defineProperty(globalThis, 'caches', { value: { match }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  test.each<[string, Answer]>([
    ['an error', 500],
    ['a web page', '<!doctype html><title>Entra</title>'],
    ['fewer diades', aCsv({})],
  ])('a host that answers with %s does not make them older', async (_, answer) => {
    serveCsvs({ diades: answer });
    const facts = { ...aSnapshot, count: 4 };
    const copy = { ok: true, copied: '2026-11-20T10:05:00', instead: { source: 'diades' } };
    expect(await load(facts)).toMatchObject(copy);
    expect(await loadList(facts, [], () => {})).toMatchObject(copy);
    expect(given).toEqual([]);
  });
});

test('the results are shown where service workers cannot be read, as in a sandboxed iframe', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    get: () => {
      throw new DOMException('sandboxed', 'SecurityError');
    },
    configurable: true,
  });
  serveCsvs();
  expect(await load()).toMatchObject({ ok: true });
});
