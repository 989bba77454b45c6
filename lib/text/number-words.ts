export type Gender = 'masculine' | 'feminine';

const CARDINALS = [
  'zero',
  'un',
  'dos',
  'tres',
  'quatre',
  'cinc',
  'sis',
  'set',
  'vuit',
  'nou',
  'deu',
] as const;
const FEMININE: Readonly<Record<number, string>> = { 1: 'una', 2: 'dues' };

/** In words up to ten, then in digits. */
export function cardinal(value: number, gender: Gender = 'masculine'): string {
  const feminine = gender === 'feminine' ? FEMININE[value] : undefined;
  return feminine ?? CARDINALS[value] ?? String(value);
}
