import { everyKeepsake, othersKeep } from '@/__tests__/builders/keepsakes';
import { KEEPSAKES } from '@/lib/keepsakes/registry';
import { KEEPSAKE_IDS, keepsakeOfCookie, keepsakeOfKey } from '@/lib/keepsakes/whose';

test('every keepsake stands in the list once', () => {
  expect([...KEEPSAKE_IDS].sort()).toEqual(Object.keys(KEEPSAKES).sort());
});

test('what games and story keep is known by its name', () => {
  expect(Object.keys(everyKeepsake.texts).map(keepsakeOfKey)).not.toContain(undefined);
  expect(Object.keys(everyKeepsake.cookies).map(keepsakeOfCookie)).not.toContain(undefined);
  expect(keepsakeOfKey('progres-mots-pom-de-dalt')).toBe('mots');
  expect(keepsakeOfKey('progres-memory-15')).toBe('memory');
  expect(keepsakeOfKey('mes-penjat-frase-3')).toBe('penjat');
});

test('the free-bar code, drafts, consents and which tab plays are nobody’s keepsake', () => {
  for (const key of Object.keys(othersKeep.texts)) expect(keepsakeOfKey(key)).toBeUndefined();
  for (const name of Object.keys(othersKeep.cookies)) expect(keepsakeOfCookie(name)).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'toString', 'progres-sopa-', 'progres-sopa', 'sopa', 'gamex', 'Game'])(
  'a key %p is nobody’s',
  (key) => {
    expect(keepsakeOfKey(key)).toBeUndefined();
    expect(keepsakeOfCookie(key)).toBeUndefined();
  },
);
