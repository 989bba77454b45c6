import type { MemoryCard, MemoryEntry } from '@/lib/games/memory/pairs';

export const MEMORY_CARDS = [
  { name: 'ala', image: '/memory/ala.svg', spoken: 'ala' },
  { name: 'bec', image: '/memory/bec.svg', spoken: 'bec' },
  { name: 'niu', image: '/memory/niu.svg', spoken: 'niu' },
  { name: 'ploma', image: '/memory/ploma.svg', spoken: 'ploma' },
  { name: 'ou', image: '/memory/ou.svg', spoken: 'ou' },
  { name: 'vol', image: '/memory/vol.svg', spoken: 'vol' },
] as const satisfies readonly MemoryCard[];

/** The back all cards share. */
export const MEMORY_BACK = '/memory/revers.svg';

/** This club has no larger game. */
export const MEMORY_PAIRS = [] as const satisfies readonly MemoryEntry[];
