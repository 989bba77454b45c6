import { looksLikeProse, proseIn } from '@/scripts/spell/prose-in';
import { findSlips } from '@/scripts/spell/slips';
import { wordsIn } from '@/scripts/spell/words-in';

describe('what reads as prose', () => {
  it.each([
    'Assajos',
    'Gralles i tabals',
    'època',
    'de la colla',
    '. I si plou?',
    "l'{article:quota}, i prou",
  ])('%s does', (text) => expect(looksLikeProse(text)).toBe(true));

  it.each([
    ...[
      'estatuts',
      'ArrowUp',
      '3d8f',
      '#15a884',
      '0 0 240 120',
      'M0 0Q4 2 4 6Z',
      '(prefers-color-scheme: dark)',
    ],
    ...[
      'text/calendar; charset=utf-8',
      'allow-scripts allow-popups',
      'a, button, select',
      ':root { color: red }',
    ],
  ])('%s does not', (text) => expect(looksLikeProse(text)).toBe(false));
});

describe('the texts of a source', () => {
  const textsOf = (source: string) => proseIn(source, 'page.tsx').map(({ text }) => text);

  it('are not those of an object that says it is in another language', () => {
    const source =
      "export const a = { title: 'La pinya', en: { lang: 'en', text: 'Look for us' }, ca: { lang: 'ca', text: 'Busca la colla' } };";
    expect(textsOf(source)).toEqual(['La pinya', 'Busca la colla']);
  });

  it('are found in properties, templates and elements, with their line', () => {
    const source =
      "export const a = {\n  title: 'La pinya',\n};\nexport const b = `La $" + '{a.title} d’avui`;';
    expect(proseIn(source, 'a.ts')).toEqual([
      { text: 'La pinya', line: 2 },
      { text: 'La \u0000 d’avui', line: 4 },
    ]);
    expect(textsOf('<p title="Un castell net">Hola</p>;')).toEqual(['Un castell net', 'Hola']);
  });

  it('leave out what only programs and programmers read', () => {
    const source = `'use client';
      import { a } from 'una mala ruta';
      type Kind = 'una mena';
      if (a === 'un cas') throw new RangeError('un error');
      console.warn('un avis');
      export const b = { id: 'un nom', map: ['ADAAC EAMN'], 'una clau': 1 };
      export const c = <i className="una classe" data-x="una dada" />;
      export const d = { value: 'U+C2-C6, U+CE, U+2018' };`;
    expect(textsOf(source)).toEqual([]);
  });
});

describe('the words of a text', () => {
  const textsOf = (text: string) => wordsIn(text).map(({ text: word }) => word);

  it('keep apostrophes, hyphens and points volats inside, and nothing around', () => {
    expect(textsOf("«L'Anna, fer-ho il·lusionada!»")).toEqual(["L'Anna", 'fer-ho', 'il·lusionada']);
  });

  it('are neither codes, addresses, single letters nor cut by a template or a reference', () => {
    expect(textsOf('3d8f a_b 2n /assajos junta@colla.example colla.example i e')).toEqual([]);
    expect(textsOf('els\u0000 de {article:quota} amb')).toEqual(['de', 'amb']);
  });

  it('are both read when the space after a full stop is missing', () => {
    expect(textsOf('la colla.Després')).toEqual(['la', 'colla', 'Després']);
  });
});

describe('texts in English', () => {
  const knows = (word: string) => ['el', 'castell', 'no', 'per', 'sota'].includes(word);
  const slipsOf = (text: string, file: string) =>
    findSlips(`export const a = '${text}';`, file, knows).map(({ word }) => word);

  it('are left alone in lib/, where they name problems', () => {
    expect(slipsOf('walks per sota', 'lib/a.ts')).toEqual([]);
    expect(slipsOf('missing columns', 'lib/a.ts')).toEqual([]);
  });

  it('are left alone elsewhere when they can be nothing else', () => {
    expect(slipsOf('the reason is here', 'content/a.ts')).toEqual([]);
    expect(slipsOf('missing columns', 'content/a.ts')).toEqual(['missing', 'columns']);
  });

  it('are told from Catalan with a slip', () => {
    expect(slipsOf('el castel no per sota', 'lib/a.ts')).toEqual(['castel']);
  });
});
