import { placeOn } from '@/lib/castle-game/history/rivals';
import { bindRules } from '@/lib/castle-game/rules';
import type { Rulebook } from '@/lib/castle-game/types';
import { catalogue } from './catalogue';
import { diades, rivals } from './diades';
import { missions } from './missions';

/** Everything the game is played with: its towers, the club's missions, and the clubs of the named diades. */
export const rulebook: Rulebook = {
  catalogue,
  missions,
  placeOf: (state) => placeOn(diades, rivals, state),
};

export const rules = bindRules(rulebook);
