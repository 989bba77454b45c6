import fc from 'fast-check';
import { plainText, type Span, spansOf } from '@/lib/text/links';

const textOf = (span: Span) => (typeof span === 'string' ? span : span.text);
const written = (span: Span) => (typeof span === 'string' ? span : `[${span.text}](${span.link})`);

/** Where a Markdown link could begin, end or be cut. */
const sign = fc.constantFrom('[', ']', '(', ')', '/', 'a', ' ', 'https://', 'mailto:', '](/', '[a](/b)');
const anyText = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
const link = fc.record({
  text: fc.constantFrom('estatuts', "full d'inscripció (PDF)", 'Escriu-nos'),
  link: fc.constantFrom('/agenda#tio-2026', '/contactar?assumpte=dades#formulari', 'mailto:a@b.example'),
});
const plain = fc.constantFrom('Llegeix els ', ' [sic]', '.', ' (a baix)');

test('what is written as text and links is split into them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, link)), (pairs) => {
      const spans: Span[] = pairs.flat();
      expect(spansOf(spans.map(written).join(''))).toEqual(spans);
    }),
  );
});

test('any text is split into what is read, and nothing of it is lost', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const spans = spansOf(text);
      expect(spans.map(textOf).join('')).toBe(plainText(text));
      expect(spans.map(written).join('')).toBe(text);
      expect(spans).not.toContain('');
    }),
  );
});

test.each<[string, Span[]]>([
  ['', []],
  ['Sense enllaç.', ['Sense enllaç.']],
  ["[L'Agència](https://www.aepd.es).", [{ text: "L'Agència", link: 'https://www.aepd.es' }, '.']],
  [
    '[a](/b)[c](/d)',
    [
      { text: 'a', link: '/b' },
      { text: 'c', link: '/d' },
    ],
  ],
  ['[sic] ([a](/b))', ['[sic] (', { text: 'a', link: '/b' }, ')']],
  ['[a](javascript:alert)', ['[a](javascript:alert)']],
  ['[a](agenda)', ['[a](agenda)']],
  ['[a](/b c)', ['[a](/b c)']],
  ['[](/b)', ['[](/b)']],
])('%j', (text, spans) => {
  expect(spansOf(text)).toEqual(spans);
});
