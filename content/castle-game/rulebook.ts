import { bindRules } from '@/lib/castle-game/rules';
import type { Rulebook } from '@/lib/castle-game/types';
import { catalogue } from './catalogue';
import { missions } from './missions';

/** Everything the game is played with: its towers, and the club's missions. */
export const rulebook: Rulebook = { catalogue, missions };

export const rules = bindRules(rulebook);
