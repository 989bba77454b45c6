import fc from 'fast-check';
import { markup } from '@/lib/markup/markup';

const strange = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ' ', '/', '=', ';', 'à') });

function read(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

describe('markup', () => {
  it('reads back as the texts that went in, whatever they hold, and as no element of theirs', () => {
    fc.assert(
      fc.property(strange, strange, (text, name) => {
        const place = read(markup`<b title="${name}">${text}</b>`.html);
        expect(place.children).toHaveLength(1);
        expect(place.querySelector('b')).toHaveAttribute('title', name);
        expect(place.textContent).toBe(text);
      }),
    );
  });

  it('takes numbers, markup and lists of it as they are', () => {
    const items = ['a', '<'].map((item) => markup`<li>${item}</li>`);
    expect(markup`<ul data-count="${2}">${items}</ul>`.html).toBe(
      '<ul data-count="2"><li>a</li><li>&lt;</li></ul>',
    );
    expect(markup`<p>${markup`<i>${'&'}</i>`}</p>`.html).toBe('<p><i>&amp;</i></p>');
  });
});
