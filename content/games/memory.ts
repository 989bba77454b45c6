import type { MemoryCard } from '@/lib/games/memory/types';

export const MEMORY_CARDS = [
  { name: 'faixa', image: '/memory/faixa.svg', spoken: 'faixa' },
  { name: 'camisa', image: '/memory/camisa.svg', spoken: 'camisa' },
  { name: 'escut', image: '/memory/escut.svg', spoken: 'escut' },
  { name: 'pantalo', image: '/memory/pantalo.svg', spoken: 'pantaló' },
  { name: 'espardenyes', image: '/memory/espardenyes.svg', spoken: 'espardenyes' },
  { name: 'gralla', image: '/memory/gralla.svg', spoken: 'gralla' },
] as const satisfies readonly MemoryCard[];

/** The back all cards share. */
export const MEMORY_BACK = '/memory/revers.svg';
