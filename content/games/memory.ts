import type { MemoryCard, MemoryEntry } from '@/lib/games/memory/pairs';

export const MEMORY_CARDS = [
  { name: 'faixa', image: '/memory/faixa.svg', spoken: 'faixa' },
  { name: 'camisa', image: '/memory/camisa.svg', spoken: 'camisa' },
  { name: 'escut', image: '/memory/escut.svg', spoken: 'escut' },
  { name: 'pantalo', image: '/memory/pantalo.svg', spoken: 'pantaló' },
  { name: 'espardenyes', image: '/memory/espardenyes.svg', spoken: 'espardenyes' },
  { name: 'gralla', image: '/memory/gralla.svg', spoken: 'gralla' },
] as const satisfies readonly MemoryCard[];

/** Picture of the back of all cards. */
export const MEMORY_BACK = '/memory/revers.svg';

/**
 * Pairs of the larger games, which take the first ten or all fifteen. With fewer than ten there is no larger game.
 * `named` is a card above and its name, `views` a tower from the front and from above, `spelled` a code and its words.
 */
export const MEMORY_PAIRS = [
  { kind: 'named', card: 'faixa' },
  { kind: 'views', code: 'Pd5' },
  { kind: 'spelled', code: '3d7' },
  { kind: 'named', card: 'gralla' },
  { kind: 'views', code: '4d7' },
  { kind: 'spelled', code: '4d8' },
  { kind: 'named', card: 'espardenyes' },
  { kind: 'views', code: '3d8f' },
  { kind: 'spelled', code: 'Td7f' },
  { kind: 'named', card: 'escut' },
  { kind: 'views', code: '5d7' },
  { kind: 'spelled', code: '3d7a' },
  { kind: 'named', card: 'camisa' },
  { kind: 'views', code: '9d7' },
  { kind: 'spelled', code: 'Pd6f' },
] as const satisfies readonly MemoryEntry[];
