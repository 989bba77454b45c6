import { everyKeepsake } from '@/__tests__/builders/keepsakes';
import { bringBack, losing, removal } from '@/lib/keepsakes/change';
import { idsIn, type Kept } from '@/lib/keepsakes/kept';

const NOTHING: Kept = { texts: {}, cookies: {} };
const texts = (of: Record<string, string>): Kept => ({ texts: of, cookies: {} });

test('in an empty browser all of a file is written, and nothing is lost', () => {
  const change = bringBack(NOTHING, everyKeepsake);
  expect(change).toMatchObject({ write: everyKeepsake.texts, remove: [], removeCookies: [] });
  expect(change.writeCookies).toEqual(everyKeepsake.cookies);
  expect(losing(NOTHING, change)).toEqual([]);
});

test('a level takes the place of the same level and leaves the others', () => {
  const here = texts({ 'progres-sopa-0': 'a', 'progres-sopa-1': 'b', 'progres-penjat-0': 'c' });
  const change = bringBack(here, texts({ 'progres-sopa-1': 'x', 'progres-sopa-2': 'y' }));
  expect(change).toMatchObject({ write: { 'progres-sopa-1': 'x', 'progres-sopa-2': 'y' }, remove: [] });
  expect(losing(here, change)).toEqual(['sopa']);
});

test('a castle game is replaced whole: no copy of another team stays beside it', () => {
  const here = texts({ game: 'a', 'game-bona': 'b', 'game-copia': 'c', 'progres-memory': 'm' });
  const change = bringBack(here, texts({ game: 'x' }));
  expect([...change.remove].sort()).toEqual(['game-bona', 'game-copia']);
  expect(losing(here, change)).toEqual(['joc-castells']);
});

test('a preference or a record of the castle game in a file costs nobody the game that is here', () => {
  const here = texts({ game: 'a', 'game-bona': 'b', 'game-so': 'no' });
  const change = bringBack(here, texts({ 'game-so': 'si' }));
  expect(change).toMatchObject({ write: { 'game-so': 'si' }, remove: [] });
});

test('what is the same here and in the file is no loss', () => {
  expect(losing(everyKeepsake, bringBack(everyKeepsake, everyKeepsake))).toEqual([]);
});

test('no completed level is undone by a file, and none is completed by anything but our word', () => {
  const here: Kept = { texts: {}, cookies: { 'sopa-0': 'true,secure' } };
  const file: Kept = { texts: {}, cookies: { 'sopa-0': 'no', 'sopa-1': 'true', 'sopa-2': 'potser' } };
  expect(bringBack(here, file)).toMatchObject({ writeCookies: { 'sopa-1': 'true' }, removeCookies: [] });
});

test('removing takes all that is given, and says of whom', () => {
  const change = removal(everyKeepsake);
  expect(losing(everyKeepsake, change)).toEqual(idsIn(everyKeepsake));
  expect([...change.remove, ...change.removeCookies]).toHaveLength(
    Object.keys(everyKeepsake.texts).length + Object.keys(everyKeepsake.cookies).length,
  );
});
