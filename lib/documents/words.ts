import { toRoman } from './roman';
import type { ArticleWord } from './types';

/** `Capítol IV. Els assajos`. */
export function chapterHeading(number: number, title: string): string {
  return `Capítol ${toRoman(number)}. ${title}`;
}

/** `Article 12. Convocatòria`. */
export function articleHeading(word: ArticleWord, number: number, title: string): string {
  return `${word} ${number}. ${title}`;
}

/** `article 12`. */
export function articleReference(word: ArticleWord, number: number): string {
  return `${word.toLowerCase()} ${number}`;
}

/** Accessible name. */
export function pdfFrameTitle(title: string, year: number): string {
  return `${title} (${year}), en PDF`;
}

export function pdfLink(title: string): string {
  return `${title} (PDF)`;
}
