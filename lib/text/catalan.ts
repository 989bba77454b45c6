/** Created at first use, to keep page load fast. */
let collator: Intl.Collator | undefined;

/** Numbers by value: `9d7` before `10d7`. */
export function compareCatalan(one: string, other: string): number {
  collator ??= new Intl.Collator('ca', { numeric: true });
  return collator.compare(one, other);
}

export function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/·/g, '')
    .replace(/’/g, "'")
    .toLocaleLowerCase('ca')
    .trim();
}

const VOWEL = /^h?[aeiouàèéíòóúïü]/i;
/** A consonant sound: "de iogurt", "de Iemen". */
const CONSONANT_VOWEL = /^h?[iu][aeouàèéòó]/i;

/** `1`, `11`, `11.000`, not `1.000`. */
const VOWEL_FIGURE = /^(?:1(?![.\d])|11(?!\d))/;

/** "del pilar", "de la torre", "d'onze". */
export function de(phrase: string): string {
  const contracted = /^els? /.test(phrase);
  if (contracted) return `d${phrase}`;
  const elided = VOWEL_FIGURE.test(phrase) || (VOWEL.test(phrase) && !CONSONANT_VOWEL.test(phrase));
  return elided ? `d'${phrase}` : `de ${phrase}`;
}

/** "a", "a i b", "a, b i c". */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} i ${last}`;
}

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

/** In digits above ten. */
export function cardinal(value: number, gender: Gender = 'masculine'): string {
  const feminine = gender === 'feminine' ? FEMININE[value] : undefined;
  return feminine ?? CARDINALS[value] ?? String(value);
}

/** The output of `Intl` differs between engines. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** `+3`, `−1.200`, `0`. */
export function formatDifference(value: number): string {
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${formatInteger(Math.abs(value))}`;
}

/** `83 %`, with a no-break space. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}\u00A0%`;
}

/** `1 lletra`, `3 lletres`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase('ca') + sentence.slice(1);
}
