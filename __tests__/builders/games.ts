import type { MemoryCard } from '@/lib/games/memory/pairs';

/** Three cards of memory; `calçot` is not spoken as it is named. */
export const CARDS: readonly MemoryCard[] = [
  { name: 'porro', image: '/cartes/porro.svg', spoken: 'porró' },
  { name: 'calcot', image: '/cartes/calcot.svg', spoken: 'calçot' },
  { name: 'xai', image: '/cartes/xai.svg', spoken: 'xai' },
];
