import { joinList } from '@/lib/text/list';

/** Name of a tower's social card. */
export const cardWords = (name: string): string => `Dibuix del castell: ${name}`;

/** Name of the slideshow of a tower. */
export const slidesWords = (name: string): string => `Imatges: ${name}`;

/** Name of the button that shows one of the pictures, from 1. */
export const pictureOf = (number: number, count: number): string => `Imatge ${number} de ${count}`;

/** What the share of descarregats is a share of. */
export const triedWords = (tried: number): string => `Descarregats de ${tried} provats`;

/** "2024-2025: 2 descarregats i 1 carregat"; what did not happen is left out. */
export function seasonWords(season: string, descarregats: number, carregats: number): string {
  const parts = [
    { count: descarregats, word: 'descarregat' },
    { count: carregats, word: 'carregat' },
  ].filter(({ count }) => count > 0);
  return `${season}: ${joinList(parts.map(({ count, word }) => `${count} ${count === 1 ? word : `${word}s`}`))}`;
}
