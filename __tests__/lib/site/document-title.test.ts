import { documentTitle } from '@/lib/site/document-title';

test('a page is called by its section and the club', () => {
  expect(documentTitle({ path: '/qui-som', section: 'Qui Som' }, 'Colla')).toBe('Qui Som - Colla');
});

test('a page without a section has the name of the club alone', () => {
  expect(documentTitle({ path: '/comissio' }, 'Colla')).toBe('Colla');
});
