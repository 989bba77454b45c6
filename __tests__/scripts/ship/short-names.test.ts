import { parse } from 'parse5';
import { partOf, writePage } from '@/scripts/ship/document';
import { shortenNames, shortenProperties } from '@/scripts/ship/short-names';

const pageWith = (body: string) => parse(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);

function shortened(body: string, css: string, script = '') {
  const page = pageWith(body);
  const styles = shortenNames(page, css, script);
  const html = writePage(page);
  return { styles, body: html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>')), page };
}

describe('the names of a document’s classes', () => {
  it('are short in its markup and in its styles alike, the most used the shortest', () => {
    const { body, styles } = shortened(
      '<p class="T2SH7a_menu _2NABzW_link"></p><p class="_2NABzW_link"></p>',
      '.T2SH7a_menu:has(._2NABzW_link):hover{color:red}._2NABzW_link{margin:.5rem}',
    );
    expect(body).toBe('<p class="c b"></p><p class="b"></p>');
    expect(styles).toBe('.c:has(.b):hover{color:red}.b{margin:.5rem}');
  });

  it('stay when no module gave them, and none is given twice', () => {
    const { body, styles } = shortened(
      '<p class="b T2SH7a_menu"></p>',
      '.b{color:red}.T2SH7a_menu{color:blue}',
    );
    expect(body).toBe('<p class="b c"></p>');
    expect(styles).toBe('.b{color:red}.c{color:blue}');
  });

  it('leave alone what is no class: addresses, numbers, and classes that the page has not', () => {
    const css = 'p{background:url(/media/text.abcdef_gh.woff2);inset:.25rem}:has(.sV33AG_other){color:red}';
    expect(shortened('<p class="T2SH7a_menu"></p>', css).styles).toBe(css);
  });

  it('are as many as the page needs, and no words, of which some are blocked as advertisements', () => {
    const names = Array.from({ length: 800 }, (_, i) => `T2SH7a_n${i}`);
    const { page } = shortened(names.map((name) => `<p class="${name}"></p>`).join(''), '');
    const found = [...writePage(page).matchAll(/class="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(found).size).toBe(800);
    expect(found.every((name) => name && /^[b-df-hj-np-tv-xz]{1,3}$/.test(name))).toBe(true);
    expect(partOf(page, 'body').childNodes).toHaveLength(800);
  });

  it('stop the build when a script knows a long one', () => {
    const run = () => shortened('<p class="T2SH7a_menu"></p>', '', 'find(".T2SH7a_menu")');
    expect(run).toThrow('T2SH7a_menu');
  });
});

describe('the names of a document’s custom properties', () => {
  it('are short where they are set and where they are used, the most used the shortest', () => {
    const css = ':root{--space:1rem;--line:red}p{margin:var(--space) calc(2*var(--space));color:var(--line)}';
    expect(shortenProperties(css, '')).toBe(
      ':root{--b:1rem;--c:red}p{margin:var(--b) calc(2*var(--b));color:var(--c)}',
    );
  });

  it('stay when the markup or a script names them too, and none is given twice', () => {
    const css = 'p{height:var(--b);width:var(--wide);margin:var(--space)}';
    expect(shortenProperties(css, '<p style="--b:1px"></p>;set("--wide")')).toBe(
      'p{height:var(--b);width:var(--wide);margin:var(--c)}',
    );
  });

  it('are no part of other names', () => {
    const css = '.list--wide{margin-inline:0}[data-a="x--y"]{color:red}';
    expect(shortenProperties(css, '')).toBe(css);
  });
});
