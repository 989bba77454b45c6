import fc from 'fast-check';
import { allSavedData } from '@/__tests__/builders/saved-data';
import { catalogue } from '@/content/castle-game/catalogue';
import { decodeGame } from '@/lib/castle-game/saves/game';
import { decodeDays } from '@/lib/games/daily-castell/days';
import { asideKey, replaceSaved } from '@/lib/saved-data/replace';
import { parseSaved } from '@/lib/saved-data/saved-text';
import { savedDataOfKey } from '@/lib/saved-data/stored-data';
import { canReadProgress } from '@/lib/story/progress-text';

/** A store with room for `room` characters. */
function aStore(texts: Readonly<Record<string, string>>, room = Number.POSITIVE_INFINITY) {
  const stored = new Map(Object.entries(texts));
  return {
    stored,
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => {
      const size = [...new Map(stored).set(key, text).values()].join('').length;
      if (size <= room) stored.set(key, text);
      return size <= room;
    },
    remove: (key: string) => void stored.delete(key),
  };
}

const canRead = (text: string) => parseSaved(text) !== null;

/** Each decoder of a level begins with `parseSaved`. */
const READERS: Readonly<Record<string, (text: string) => boolean>> = {
  'castell-del-dia': (text) => decodeDays(text) !== null,
  'nit-fresca-per-ser-maig': canReadProgress,
  game: (text) => decodeGame(catalogue, text).ok,
};

test('of what games and story write, a text cut anywhere or of a newer version cannot be read', () => {
  const saved = Object.entries(allSavedData.texts).filter(([, text]) => /^(\{|[\w+/=]{99})/.test(text));
  expect(saved.length).toBeGreaterThan(6);
  for (const [name, text] of saved) {
    const reads = READERS[name] ?? canRead;
    expect([name, name in READERS && !reads(text)]).toEqual([name, false]);
    for (let end = 1; end < text.length; end += 1 + (text.length >> 7))
      expect([name, end, reads(text.slice(0, end))]).toEqual([name, end, false]);
    const newer = text.replace('"versio":1,', '').replace('{', '{"versio":2,');
    if (newer !== text) expect([name, reads(newer)]).toEqual([name, false]);
  }
});

const key = fc.constantFrom(...Object.keys(allSavedData.texts));
const unread = fc.constantFrom(
  '{',
  '[]',
  'null',
  '{"versio":2}',
  '{"dies":{"2026-11-20":{"proves":[',
  '\uFFFD',
);
const next = fc.constantFrom('{"a":1}', '{}', null);

test('what cannot be read is never lost, whatever the room', () => {
  fc.assert(
    fc.property(
      key,
      fc.array(fc.tuple(unread, next), { minLength: 1 }),
      fc.nat(150),
      (name, changes, room) => {
        const store = aStore({}, room);
        for (const [text, replacement] of changes) {
          if (!store.write(name, text)) continue;
          const done = replaceSaved(store, name, replacement, canRead);
          expect(store.read(name)).toBe(done ? replacement : text);
          expect(`${store.read(name)}\n${store.read(asideKey(name))}`).toContain(text);
        }
      },
    ),
  );
});

test('a text is set aside once, below earlier ones, under a key of the registry', () => {
  const store = aStore({ 'castell-del-dia': '{', [asideKey('castell-del-dia')]: '[' });
  for (const text of ['{"a":1}', '{"a":2}', null]) replaceSaved(store, 'castell-del-dia', text, canRead);
  expect(Object.fromEntries(store.stored)).toEqual({ 'apartat-castell-del-dia': '[\n{' });
  expect(savedDataOfKey('apartat-castell-del-dia')).toBe('apartat');
});
