import type { MemoryCard } from '@/lib/games/memory/pairs';
import type { HubCard } from '@/lib/games/shared/types';

/** Three cards of memory; `calçot` is not spoken as it is named. */
export const CARDS: readonly MemoryCard[] = [
  { name: 'porro', image: '/cartes/porro.svg', spoken: 'porró' },
  { name: 'calcot', image: '/cartes/calcot.svg', spoken: 'calçot' },
  { name: 'xai', image: '/cartes/xai.svg', spoken: 'xai' },
];

/** A game of each kind of progress. */
export const HUB_CARDS: readonly HubCard[] = [
  {
    path: '/castells',
    title: 'Castells',
    picture: '/jocs/castells.svg',
    module: 'castle-game',
    card: 'Fes-ne.',
    progress: { kind: 'none' },
  },
  {
    path: '/cartes',
    title: 'Cartes',
    picture: '/jocs/cartes.svg',
    module: 'memory',
    card: 'Gira-les.',
    progress: { kind: 'best', cards: CARDS.map(({ name }) => name) },
  },
  {
    path: '/lletres',
    title: 'Lletres',
    picture: '/jocs/lletres.svg',
    module: 'word-search',
    card: "Busca-n'hi.",
    progress: { kind: 'levels', game: 'sopa', count: 3 },
  },
  {
    path: '/frases',
    title: 'Frases',
    picture: '/jocs/frases.svg',
    module: 'hangman',
    card: 'Endevina-les.',
    progress: { kind: 'levels', game: 'penjat', count: 5 },
  },
];
