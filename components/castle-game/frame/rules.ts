import { rulebook } from '@/content/castle-game/rulebook';
import { bindRules } from '@/lib/castle-game/rules';

/** The rules of the game, bound to its towers and to the club's missions. */
export const rules = bindRules(rulebook);
