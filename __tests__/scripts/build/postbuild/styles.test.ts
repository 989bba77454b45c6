import { aFolder } from '@/__tests__/builders/scratch-folder';
import { readPage } from '@/scripts/build/postbuild/exported-page';
import { usedStyles, withoutFontFaces } from '@/scripts/build/postbuild/styles';

type Case = {
  body?: string;
  sheets: readonly string[];
  enhancements?: string;
  loadedLater?: string;
  basePath?: string;
};

const place = '_next/static/chunks';

function stylesOf({
  body = '<p>Text</p>',
  sheets,
  enhancements = '',
  loadedLater = '',
  basePath = '',
}: Case): Promise<string> {
  const folder = aFolder(Object.fromEntries(sheets.map((text, index) => [`${place}/${index}.css`, text])));
  const links = sheets.map((_, index) => `<link rel="stylesheet" href="${basePath}/${place}/${index}.css">`);
  const page = readPage(`<head>${links.join('')}</head><body>${body}</body>`);
  return usedStyles(page, { folder, basePath, enhancements, loadedLater });
}

describe('the styles of a page', () => {
  test('are the rules that it can use, in their order, and no others', async () => {
    const css = await stylesOf({
      body: '<p class="a_lead">Text</p><ul popover></ul><script>const a_gone = 1;</script>',
      sheets: [
        '.a_lead{color:red}.a_gone{color:blue}.a_lead .a_gone{margin:2px}table{margin:4px}',
        'p{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes fall{to{translate:0}}ul:popover-open{gap:1px}',
        '.a_lead{}@media print{@supports (gap:1px){.a_gone{margin:1px}.a_lead{}}}',
      ],
    });
    expect(css.replace(/\s/g, '')).toBe(
      '.a_lead{color:red}p{animation:turn1s}@keyframesturn{to{rotate:1turn}}ul:popover-open{gap:1px}',
    );
  });

  test('have the custom properties that the page or a rule uses, and only those', async () => {
    const css = await stylesOf({
      body: '<p style="gap: var(--gap)">Text</p>',
      sheets: [
        ':root{--ink:#123;--far:var(--ink);--step:4px;--half:calc(var(--step)/2);--gap:var(--half);--late:1px;--unused:9px}',
        'p{color:var(--far)}',
      ],
      loadedLater: 'a.replaceSync("b{margin:var(--late)}")',
    });
    for (const kept of [
      '--ink:#123',
      '--far:var(--ink)',
      '--step:4px',
      '--half:',
      '--gap:var(--half)',
      '--late',
    ])
      expect(css).toContain(kept);
    expect(css).not.toContain('--unused');
  });

  test('have the rules of attributes that only an enhancement sets', async () => {
    const css = await stylesOf({
      body: '<button class="a_copy">Copia</button>',
      sheets: ['.a_copy[data-confirmed]{opacity:0}.a_copy[data-never]{opacity:1}'],
      enhancements: 'b.toggleAttribute("data-confirmed",!0)',
    });
    expect(css.trim()).toBe('.a_copy[data-confirmed]{opacity:0}');
  });

  test('stop the build when the page has no sheet, or one that is not of this site', async () => {
    await expect(stylesOf({ sheets: [] })).rejects.toThrow('no stylesheet');
    const page = readPage('<link rel="stylesheet" href="/altra/a.css">');
    await expect(
      usedStyles(page, { folder: '', basePath: '/web', enhancements: '', loadedLater: '' }),
    ).rejects.toThrow('/altra/a.css is not of this site');
  });
});

test('stylesheets lose their @font-face rules, which every page has itself', () => {
  const css =
    '@font-face{font-family:a;src:url(a.woff2)}p{color:red}@font-face {\n  font-family: b;\n}a{color:blue}';
  expect(withoutFontFaces(css)).toBe('p{color:red}a{color:blue}');
});
