import {
  isInteractive,
  lackedBy,
  pageFeatures,
  scriptFeatures,
  styleFeatures,
} from '@/scripts/check/browsers/features';

describe('what a script uses', () => {
  test.each([
    ['let b=a.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['a?.b.toWellFormed()', 'javascript.builtins.String.toWellFormed'],
    ['e.hidePopover()', 'api.HTMLElement.hidePopover'],
    ['CSS.highlights.clear()', 'api.CSS.highlights_static'],
    ['AbortSignal.any([a,b])', 'api.AbortSignal.any_static'],
    ['new Highlight(a)', 'api.Highlight'],
    ['if(!a)requestIdleCallback(b)', 'api.Window.requestIdleCallback'],
    ['document.startViewTransition(a)', 'api.Document.startViewTransition'],
  ])('%s', (code, feature) => {
    expect(scriptFeatures(code)).toContain(feature);
    expect(lackedBy(feature)).not.toEqual([]);
  });

  test.each(['a.map(b)', 'CSS.escape(a)', 'a.s(b)', 'a.with.toSorted', 'let toSorted=1'])(
    '%s is nothing new',
    (code) => {
      expect([...scriptFeatures(code)].filter((feature) => lackedBy(feature).length > 0)).toEqual([]);
    },
  );
});

describe('what a stylesheet uses', () => {
  test.each([
    ['a:has(b){}', 'css.selectors.has'],
    ['@media print{a:popover-open{}}', 'css.selectors.popover-open'],
    ['a{text-wrap:balance}', 'css.properties.text-wrap.balance'],
    ['a{width:calc(2lh + 1px)}', 'css.types.length.lh'],
    ['a{--b:light-dark(red,blue)}', 'css.types.color.light-dark'],
    ['@media (scripting:none){}', 'css.at-rules.media.scripting'],
    ['@font-face{size-adjust:90%}', 'css.at-rules.font-face.size-adjust'],
    ['a{width:1px;width:max(1lh,var(--b))}', 'css.types.length.lh'],
  ])('%s', (css, feature) => {
    expect(styleFeatures(css)).toContain(feature);
    expect(lackedBy(feature)).not.toEqual([]);
  });

  test.each([
    '@supports selector(:has(a)){a:has(b){text-wrap:balance}}',
    'a{width:1em;width:1lh}',
    'a{-webkit-user-select:none;user-select:none}',
  ])('%s has its fallback', (css) => {
    expect([...styleFeatures(css)].filter((feature) => lackedBy(feature).length > 0)).toEqual([]);
  });
});

test('what a page uses: its elements and their attributes', () => {
  const html = '<details name="a" open><summary>b</summary></details><ul id="c" popover="auto"></ul>';
  expect([...pageFeatures(html)]).toEqual(
    expect.arrayContaining(['html.elements.details.name', 'html.global_attributes.popover']),
  );
});

test('a feature is named by its path in the data', () => {
  expect(isInteractive('css.selectors.has')).toBe(true);
  expect(isInteractive('css.selectors')).toBe(false);
  expect(() => lackedBy('css.selectors.hass')).toThrow('css.selectors.hass');
});
