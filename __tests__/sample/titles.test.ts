import { club } from '@/content/club';
import { pages } from '@/content/pages';
import { documentTitle, type PageEntry } from '@/lib/site/pages';

/** The section of each address, as the site has been known since its first day. */
const titles: Readonly<Record<string, string>> = {
  '/': 'Inici',
  '/qui-som': 'Qui Som',
  '/agenda': 'Agenda',
  '/assajos': 'Assajos',
  '/gralles-i-tabals': 'Gralles i Tabals',
  '/vida-universitaria': 'Vida Universitària',
  '/historia-de-la-colla': 'Història de la Colla',
  '/llista-de-caps-de-colla': 'Llista de Caps de Colla',
  '/llista-de-presidents': 'Llista de Presidents',
  '/els-castells-universitaris': 'Els Castells Universitaris',
  '/millors-castells': 'Millors Castells',
  '/castells': 'Castell',
  '/millors-diades': 'Millors Diades',
  '/resum-historic': 'Resum Històric',
  '/llista-de-diades': 'Llista de Diades',
  '/junta-directiva': 'Junta Directiva',
  '/junta-tecnica': 'Junta Tècnica',
  '/patrocinadors': 'Patrocinadors',
  '/fotografies': 'Fotografies',
  '/videos': 'Vídeos',
  '/musica': 'Música',
  '/estatuts': 'Estatuts',
  '/reglament-regim-intern': 'Reglament Règim Intern',
  '/protocol-agressions': 'Protocol Agressions',
  '/jocs': 'Jocs',
  '/sopa-de-lletres': 'Sopa de Lletres',
  '/mots-encreuats': 'Mots Encreuats',
  '/memory': 'Memory',
  '/penjat': 'Penjat',
  '/contactar': 'Contactar',
  '/barra-lliure': 'Barra Lliure',
  '/parts-castell': 'Parts Castell',
  '/palette': 'Palette',
  '/joc-castells': 'Joc Castells',
  '/nit-fresca-per-ser-maig': 'Una Nit de Maig',
};

const entries: readonly PageEntry[] = Object.values(pages);

function titleOf(path: string): string | undefined {
  const entry = entries.find((page) => page.path === path);
  return entry && documentTitle(entry, club.name);
}

test.each(Object.entries(titles))('%s keeps the title it is known by', (path, section) => {
  expect(titleOf(path)).toBe(`${section} - ${club.name}`);
});

test('the commission has the name of the club alone', () => {
  expect(titleOf('/comissio-genere-grup-treball')).toBe(club.name);
});
