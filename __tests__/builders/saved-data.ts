import { encodeGame } from '@/lib/castle-game/saves/game';
import { encodeDays } from '@/lib/games/daily-castell/days';
import type { StoredData } from '@/lib/saved-data/stored-data';
import { EMPTY_PROGRESS } from '@/lib/story/progress';
import { encodeProgress as encodeNight } from '@/lib/story/progress-text';
import { aTeam } from './teams';

/** Something of all saved data, as their games write it. */
export const allSavedData: StoredData = {
  texts: {
    'castell-del-dia': encodeDays({
      '2026-11-20': { tries: ['3d6', '3d7'], result: 2 },
      '2026-11-21': { tries: ['3d6'], result: null },
    }),
    game: encodeGame(aTeam()),
    actuacio: '[]',
    'game-so': 'si',
    'progres-memory': '{"deck":["a","b","b","a"],"up":[],"matched":[],"moves":3,"best":9}',
    'progres-mots-0': '{"shape":"1"}',
    'mes-mots-pom': '{"fet":true}',
    'progres-sopa-1': '{"map":"A"}',
    'progres-penjat-4': '{"phrase":"A","tried":[]}',
    'nit-fresca-per-ser-maig': encodeNight({ ...EMPTY_PROGRESS, endings: [3, 7], path: ['1'] }),
  },
  cookies: { 'mots-0': 'true', 'sopa-0': 'true', 'sopa-2': 'true' },
};

/** Other stored data of the site, not of a game. */
export const otherStoredData: StoredData = {
  texts: { 'contacte-esborrany': '{}', 'game-pestanya': 'x', incrustats: '[]', 'progres-altre-0': '{}' },
  cookies: { code: '123', secret_p1: 'a', secret_p2: 'b', 'altra-0': 'true' },
};

/** Both together, as a browser has them. */
export const everything: StoredData = {
  texts: { ...allSavedData.texts, ...otherStoredData.texts },
  cookies: { ...allSavedData.cookies, ...otherStoredData.cookies },
};
