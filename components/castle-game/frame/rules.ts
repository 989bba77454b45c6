import { rulebook } from '@/content/castle-game/rulebook';
import { bindRules } from '@/lib/castle-game/rules';

/** The game's rules, bound to its rulebook. */
export const rules = bindRules(rulebook);
