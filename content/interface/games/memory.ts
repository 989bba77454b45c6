import { type CardView, cardViews, type MemoryEvent, type MemoryRefusal } from '@/lib/games/memory/game';
import type { MemoryPair } from '@/lib/games/memory/pairs';
import type { MemoryState } from '@/lib/games/memory/saved';
import { capitalised, counted } from '@/lib/text/catalan';
import { movesText } from './shared';

export const MEMORY_TEXTS = {
  sizes: 'Parelles',
  /** With the larger games. */
  unequal:
    'Aquí les dues cartes de cada parella no són iguals: un dibuix i el seu nom, un castell vist de cara i des de dalt, o un codi i el que vol dir.',
  game: 'Joc de memory',
  cards: 'Cartes',
  help: [
    'Gira dues cartes: si fan parella es queden, i si no, es tornen a tapar.',
    'Amb el teclat, mou-te amb el tabulador i gira les cartes amb Retorn o espai.',
  ],
  pairs: (pairs: number): string => counted(pairs, 'parella', 'parelles'),
  next: (pairs: number): string => `Ara amb ${counted(pairs, 'parella', 'parelles')}`,
} as const;

/** Names of both sides for screen readers. */
export type SpokenNames = Readonly<Record<string, readonly [string, string]>>;

export const spokenNames = (pairs: readonly MemoryPair[]): SpokenNames =>
  Object.fromEntries(pairs.map(({ name, sides: [one, other] }) => [name, [one.spoken, other.spoken]]));

const REFUSED = {
  outside: 'Aquesta carta no existeix.',
  locked: 'Espera que les cartes es tornin a tapar.',
  'face-up': 'Aquesta carta ja està girada.',
  matched: 'Aquesta carta ja té parella.',
  'nothing-to-settle': 'No hi ha cap carta per tapar.',
} as const satisfies Record<MemoryRefusal, string>;

/** Text for the live region. `state` is the state after the event. */
export function announceMemory(state: MemoryState, event: MemoryEvent, spoken: SpokenNames): string {
  const card = (place: number) => capitalised(describeCard(cardViews(state)[place], place, spoken));
  switch (event.kind) {
    case 'flipped':
      return `${card(event.place)}.`;
    case 'matched':
      return `${card(event.place)}. ${pairs(event.left)}.`;
    case 'mismatched':
      return `${card(event.place)}. No fan parella: es tornen a tapar.`;
    case 'settled':
      return 'Cartes tapades.';
    case 'won':
      return `${card(event.place)}. Totes les parelles trobades en ${movesText(state.moves)}${event.record ? ', el teu millor resultat' : ''}.`;
    case 'restarted':
      return `Cartes barrejades: hi ha ${MEMORY_TEXTS.pairs(state.deck.length / 2)} per trobar.`;
    case 'refused':
      return REFUSED[event.reason];
  }
}

/** `carta 5, girada: faixa`. `place` is from 0. */
export function describeCard(view: CardView | undefined, place: number, spoken: SpokenNames): string {
  const card = `carta ${place + 1}`;
  if (view === undefined || view.face === 'down') return `${card}, tapada`;
  const name = spoken[view.name]?.[view.side] ?? view.name;
  return `${card}, ${view.face === 'up' ? 'girada' : 'aparellada'}: ${name}`;
}

const pairs = (left: number): string => (left === 1 ? 'Parella! En queda 1' : `Parella! En queden ${left}`);
