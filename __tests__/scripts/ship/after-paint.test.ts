import { anExportedPage } from '@/__tests__/builders/exported-page';
import { postponeScripts } from '@/scripts/ship/after-paint';
import { partOf, readExported, writePage } from '@/scripts/ship/document';
import { attribute, elementsIn } from '@/scripts/ship/html';

function postponed(body: string) {
  const head = '<script src="/_next/static/behaviours-a.js" defer=""></script>';
  const { page } = readExported(anExportedPage({ head, body }));
  postponeScripts(page, partOf(page, 'body'));
  return page;
}

it('sheets and scripts of a feature wait below its content, the sheets first, as they stood', () => {
  const html = writePage(postponed('<p>Text</p>'));
  const [, before = '', waiting = ''] = /^(.*)<template>(.*)<\/template>/s.exec(html) ?? [];
  expect(before).toContain('<p>Text</p>');
  expect(before).not.toMatch(/rel="stylesheet"|as="script"|modulepreload|async|defer/);
  expect(waiting).toBe(
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">' +
      '<script src="/_next/static/chunks/x.js" async=""></script>' +
      '<script src="/_next/static/behaviours-a.js" defer=""></script>' +
      '<script src="/_next/static/chunks/x.js" id="_R_" async=""></script>',
  );
});

it('what else runs or is told stays where it was: the payload, old browsers’ script and data', () => {
  const page = postponed('<script type="application/ld+json">{}</script>');
  const html = writePage(page).replace(/<template>.*<\/template>/s, '');
  for (const kept of ['__next_f.push', 'old.js', 'application/ld+json']) expect(html).toContain(kept);
  const last = [...elementsIn(partOf(page, 'body'))].at(-1);
  expect(last && attribute(last, 'data-own')).toBe('');
});
