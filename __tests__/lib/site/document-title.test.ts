import { sections } from '@/content/sections';
import { documentTitle } from '@/lib/site/document-title';

const titleOf = (path: string) => documentTitle(path, sections, 'Colla');

describe('documentTitle', () => {
  it.each([
    ['/', 'Inici - Colla'],
    ['/qui-som', 'Qui Som - Colla'],
    ['/castells/4d8', 'Castell - Colla'],
    ['/palette', 'Palette - Colla'],
    ['/nit-fresca-per-ser-maig/58', 'Una Nit de Maig - Colla'],
  ])('names the section of %s', (path, title) => {
    expect(titleOf(path)).toBe(title);
  });

  it.each(['/comissio-genere-grup-treball', '/res', '/constructor', '/__proto__'])(
    'gives the club alone for %s, which no section names',
    (path) => {
      expect(titleOf(path)).toBe('Colla');
    },
  );
});
