import { aPerformance, aTeam } from '@/__tests__/builders/teams';
import { MAX_SAVED_ATTEMPTS, MAX_SAVED_PERFORMANCES } from '@/lib/castle-game/limits';
import { NAME_LENGTH } from '@/lib/castle-game/saves/fields';
import { lossesOf } from '@/lib/castle-game/saves/losses';

const state = aTeam();
const list = (length: number) => Array.from({ length }, () => ({}));

test('nothing is lost of a save that says no more than the game holds', () => {
  const stats = {
    Pd3: { attempts: list(MAX_SAVED_ATTEMPTS) },
    '3d5': {},
    x: null,
    y: 'y',
    z: { attempts: 7 },
  };
  const saved = { name: 'a'.repeat(NAME_LENGTH), stats, historic: list(MAX_SAVED_PERFORMANCES) };
  expect(lossesOf(saved, state, true)).toEqual([]);
  expect(lossesOf({}, state, true)).toEqual([]);
});

test('the attempts that no tower can hold are counted over all', () => {
  const stats = {
    Pd3: { attempts: list(MAX_SAVED_ATTEMPTS + 2) },
    '3d5': { attempts: list(MAX_SAVED_ATTEMPTS - 10) },
    '4d5': { attempts: list(MAX_SAVED_ATTEMPTS + 5) },
  };
  expect(lossesOf({ stats }, state, false)).toEqual([
    { kind: 'oldest attempts', lost: 7, limit: MAX_SAVED_ATTEMPTS },
  ]);
});

test('the performances beyond those that are kept are counted', () => {
  expect(lossesOf({ historic: list(MAX_SAVED_PERFORMANCES + 3) }, state, false)).toEqual([
    { kind: 'oldest performances', lost: 3, limit: MAX_SAVED_PERFORMANCES },
  ]);
});

test('a name that is cut is told', () => {
  expect(lossesOf({ name: 'a'.repeat(NAME_LENGTH + 1) }, state, false)).toEqual([
    { kind: 'long name', limit: NAME_LENGTH },
  ]);
});

test('towers that the game lacks are named', () => {
  expect(lossesOf({}, aTeam({ unknownStats: { '4d10fm': {}, '3d11': 1 } }), false)).toEqual([
    { kind: 'unknown towers', codes: ['4d10fm', '3d11'] },
  ]);
});

test('performances without a day of the game are told of a game played elsewhere alone', () => {
  const history = [aPerformance(), aPerformance({ day: '2023-10-05' }), aPerformance()];
  expect(lossesOf({}, aTeam({ history }), true)).toEqual([{ kind: 'days of the game', performances: 2 }]);
  expect(lossesOf({}, aTeam({ history }), false)).toEqual([]);
});
