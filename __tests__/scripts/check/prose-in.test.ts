import { looksLikeProse, proseIn } from '@/scripts/check/prose-in';

describe('prose', () => {
  test.each(['Assajos', 'Gralles i tabals', 'època', 'de la colla', '. I si plou?'])('%s is prose', (text) =>
    expect(looksLikeProse(text)).toBe(true),
  );

  test.each([
    ...['estatuts', 'ArrowUp', '3d8f', '#15a884', '0 0 240 120', 'M0 0Q4 2 4 6Z', ':root { color: red }'],
    ...['(prefers-color-scheme: dark)', 'text/calendar; charset=utf-8', 'allow-scripts allow-popups'],
    'a, button, select',
  ])('%s is not prose', (text) => expect(looksLikeProse(text)).toBe(false));
});

describe('texts of a source', () => {
  const textsOf = (source: string) => proseIn(source, 'page.tsx').map(({ text }) => text);

  test('are found in properties, templates and elements, with their line', () => {
    const source =
      "export const a = {\n  title: 'La pinya',\n};\nexport const b = `La $" + '{a.title} d’avui`;';
    expect(proseIn(source, 'a.ts')).toEqual([
      { text: 'La pinya', line: 2 },
      { text: 'La   d’avui', line: 4 },
    ]);
    expect(textsOf('<p title="Un castell net">Hola</p>;')).toEqual(['Un castell net', 'Hola']);
  });

  test('leave out what only programs and developers read', () => {
    const source = `'use client';
      import { a } from 'una mala ruta';
      type Kind = 'una mena';
      if (a === 'un cas') throw new RangeError('un error');
      console.warn('un avis');
      export const b = { id: 'un nom', 'una clau': 1 };
      export const c = <i className="una classe" data-x="una dada" />;
      export const d = { value: 'U+C2-C6, U+CE, U+2018' };`;
    expect(textsOf(source)).toEqual([]);
  });
});
