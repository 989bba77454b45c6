import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { shortenClassNames, shortNames } from '@/scripts/build/postbuild/class-names';

test('a class has the characters of its module and a letter, and none of another module', () => {
  const names = shortNames('.rk_eLW_page .rk_eLW_head{gap:0}._69K3Ya_page{gap:0}.stack{gap:1px}');
  expect(Object.fromEntries(names)).toEqual({
    rk_eLW_head: 'rk_eLWa',
    rk_eLW_page: 'rk_eLWb',
    _69K3Ya_page: '_69K3Yaa',
  });
});

test('every class has a name of its own, even in a module of more classes than letters', () => {
  const css = Array.from({ length: 60 }, (_, place) => `.WqWIxq_class${place}{gap:0}`).join('');
  const names = shortNames(css);
  expect(new Set(names.values()).size).toBe(names.size);
});

test('pages, scripts and stylesheets have the same names, and other words stay', () => {
  const folder = aFolder({
    '_next/static/a.css': '.WqWIxq_notice{gap:0}',
    '_next/static/a.js': 'x={notice:"WqWIxq_notice stack",max_value:1,a_long_word:WqWIxq_other}',
    'index.html': '<p class="WqWIxq_notice stack">some_words_notice</p>',
  });
  shortenClassNames(folder);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(read('_next/static/a.css')).toBe('.WqWIxqa{gap:0}');
  expect(read('_next/static/a.js')).toBe('x={notice:"WqWIxqa stack",max_value:1,a_long_word:WqWIxq_other}');
  expect(read('index.html')).toBe('<p class="WqWIxqa stack">some_words_notice</p>');
});
