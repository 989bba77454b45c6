import { rulebook } from '@/content/castle-game/rulebook';
import { bindRules } from '@/lib/castle-game/rules';

/** Rules of the game, bound to the rulebook of the club. */
export const rules = bindRules(rulebook);
