import fc from 'fast-check';
import { markup, summary } from '@/lib/text/markup';

describe('summary', () => {
  test('returns a short text unchanged', () => {
    expect(summary('Un pilar de cinc.')).toBe('Un pilar de cinc.');
  });

  test('cuts between words and adds an ellipsis', () => {
    expect(summary('La pinya, el tronc, i el pom de dalt', 20)).toBe('La pinya, el tronc…');
  });

  test('is never longer than its limit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(summary(text, 60).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});

const strange = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ' ', '/', '=', ';', 'à') });

function read(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

describe('markup', () => {
  test('escapes any text, in attributes too', () => {
    fc.assert(
      fc.property(strange, strange, (text, name) => {
        const place = read(markup`<b title="${name}">${text}</b>`.html);
        expect(place.children).toHaveLength(1);
        expect(place.querySelector('b')).toHaveAttribute('title', name);
        expect(place.textContent).toBe(text);
      }),
    );
  });

  test('does not escape numbers, markup and lists of markup', () => {
    const items = ['a', '<'].map((item) => markup`<li>${item}</li>`);
    expect(markup`<ul data-count="${2}">${items}</ul>`.html).toBe(
      '<ul data-count="2"><li>a</li><li>&lt;</li></ul>',
    );
    expect(markup`<p>${markup`<i>${'&'}</i>`}</p>`.html).toBe('<p><i>&amp;</i></p>');
  });
});
