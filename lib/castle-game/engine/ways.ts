import { BUILT_TOWERS } from '@/lib/castle-game/limits';
import type { DayResult, Performance } from '@/lib/castle-game/types';
import { WAYS, type Way } from '@/lib/castle-game/vocabulary';
import { isBuilt } from '@/lib/towers/types';
import { isFall } from './members';
import { isGreatPilar, isPilarCode } from './performance';

const DIFFERENT = 3;

/** What a performance that ends now has been. `history` has those before it. */
export function waysOf(
  { rounds, points, members }: Pick<Performance, 'rounds' | 'points' | 'members'>,
  history: readonly Performance[],
  { place = Number.POSITIVE_INFINITY, invited = false }: DayResult = {},
): readonly Way[] {
  const built = rounds.filter(isBuilt);
  const towers = built.filter(({ code }) => !isPilarCode(code));
  const clean = rounds.every(({ outcome }) => outcome === 'descarregat');
  const is: Readonly<Record<Exclude<Way, 'primer cop'>, boolean>> = {
    'sense caure': built.length > 0 && !rounds.some(isFall),
    'tres estructures': new Set(towers.map(({ code }) => code.slice(0, 2))).size >= DIFFERENT,
    'tot descarregat': clean && towers.length >= BUILT_TOWERS && built.length > towers.length,
    'més gent': members !== undefined && members.after > members.before,
    pilar: built.some(({ code, outcome }) => outcome === 'descarregat' && isGreatPilar(code)),
    'castell fet': built.length > 0,
    tercers: place <= 3,
    segons: place <= 2,
    primers: place === 1,
    convidats: invited,
    rècord: history.length > 0 && history.every((one) => one.points < points),
  };
  return WAYS.filter((way) => way !== 'primer cop' && is[way]);
}
