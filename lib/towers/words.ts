import { joinList } from '@/lib/text/list';

export const cardWords = (name: string): string => `Dibuix del castell: ${name}`;

export const slidesWords = (name: string): string => `Imatges: ${name}`;

/** `number` is from 1. */
export const pictureOf = (number: number, count: number): string => `Imatge ${number} de ${count}`;

export const triedWords = (tried: number): string => `Descarregats de ${tried} provats`;

/** "2024-2025: 2 descarregats i 1 carregat" */
export function seasonWords(season: string, descarregats: number, carregats: number): string {
  const parts = [
    { count: descarregats, word: 'descarregat' },
    { count: carregats, word: 'carregat' },
  ].filter(({ count }) => count > 0);
  return `${season}: ${joinList(parts.map(({ count, word }) => `${count} ${count === 1 ? word : `${word}s`}`))}`;
}
