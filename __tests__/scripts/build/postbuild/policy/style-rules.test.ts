import { JSDOM } from 'jsdom';
import { parse, serialize } from 'parse5';
import { moveStyleAttributes } from '@/scripts/build/postbuild/policy/style-rules';

/** The page after its attributes were moved, with the rules that came of them. */
function moved(body: string, sheet = '') {
  const page = parse(`<body>${body}</body>`, { scriptingEnabled: false });
  const rules = moveStyleAttributes(page);
  const html = serialize(page, { scriptingEnabled: false });
  const { document, getComputedStyle } = new JSDOM(`<style>${sheet}${rules}</style>${html}`).window;
  return { html, rules, document, getComputedStyle };
}

describe('style attributes moved to rules', () => {
  test('leave none behind, in a noscript neither', () => {
    const { html } = moved('<p style="color: red">a</p><noscript><b style="color: blue">c</b></noscript>');
    expect(html).not.toContain('style=');
  });

  test('hold over what sheets say, and under what a script sets later', () => {
    const { document, getComputedStyle } = moved(
      '<p id="text" class="a" style="color: rgb(1, 2, 3)">a</p>',
      '#text.a.a{color: red}',
    );
    const text = document.querySelector('p');
    if (!text) throw new Error('no paragraph');
    expect(getComputedStyle(text).color).toBe('rgb(1, 2, 3)');
    text.style.color = 'rgb(4, 5, 6)';
    expect(getComputedStyle(text).color).toBe('rgb(4, 5, 6)');
  });

  test('become one rule for all elements of one style', () => {
    const { rules } = moved(
      '<i style="inline-size:4%"></i><b style="inline-size:4%"></b><u style="--row:2"></u>',
    );
    expect(rules.match(/inline-size/g)).toHaveLength(1);
    expect(rules).toContain('--row:2');
  });

  test.each(['color:red}body{display:none', 'background:url(</style><script>)'])(
    'stop the build at %s, which would end its rule',
    (style) => {
      expect(() => moved(`<p style="${style}">a</p>`)).toThrow('more than declarations');
    },
  );
});
