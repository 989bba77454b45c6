import { rulebook } from '@/content/castle-game/rulebook';
import { bindRules } from '@/lib/castle-game/rules';

export const rules = bindRules(rulebook);
