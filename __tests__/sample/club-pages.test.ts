import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { boards } from '@/content/boards/boards';
import { rehearsals } from '@/content/calendar/rehearsals';
import { club } from '@/content/club';
import { eras } from '@/content/history/eras';
import { documents } from '@/content/legal/documents';
import { membership } from '@/content/membership';
import { fotografies } from '@/content/pages/fotografies';
import { pages } from '@/content/pages/index';
import { heads } from '@/content/people/heads';
import { presidents } from '@/content/people/presidents';
import { quotes } from '@/content/quotes';
import { timelineEvents } from '@/content/timeline/events';
import { boardMembers, findBoard } from '@/lib/club/boards';
import type { Office } from '@/lib/club/people';
import type { LegalDocument } from '@/lib/legal/types';
import { documentTitle, type PageEntry } from '@/lib/site/pages';

const [direccio, tecnica] = boards;

/** The year in which the history of the sample club ends. */
const TODAY = 2026;

/** Who held an office when a season began. */
function holderIn({ tenures }: Office, start: number): string | undefined {
  const holds = (from: number, to: number | null | undefined) => from <= start && (to ?? TODAY + 1) > start;
  return tenures.find(({ from, to }) => from.some((year, index) => holds(year, to[index])))?.person;
}

function withRole(board: (typeof boards)[number], season: string, role: string): string | undefined {
  const found = findBoard<string>(board, season);
  return found
    ? boardMembers(found.board).find(({ member }) => member.carrec === role)?.member.person
    : undefined;
}

test.each([2002, 2022, 2023, 2024, 2026])(
  'the direction board that began in %i agrees with the lists',
  (start) => {
    const season = `${start}-${start + 1}`;
    expect(withRole(direccio, season, 'Presidència')).toBe(holderIn(presidents, start));
    expect(withRole(direccio, season, 'Cap de colla')).toBe(holderIn(heads, start));
  },
);

test.each([2002, 2021, 2022, 2023, 2024, 2026])(
  'the technical board that began in %i agrees with the list',
  (start) => {
    expect(withRole(tecnica, `${start}-${start + 1}`, 'Cap de colla')).toBe(holderIn(heads, start));
  },
);

test.each<Office>([heads, presidents])(
  'the list $id goes from the foundation to today without gaps',
  ({ tenures }) => {
    const periods = tenures
      .flatMap(({ from, to }) => from.map((start, index) => ({ start, end: to[index] ?? TODAY })))
      .filter(({ start }) => start < TODAY)
      .sort((a, b) => a.start - b.start || a.end - b.end);
    expect(periods[0]?.start).toBe(club.founded.year);
    expect(periods.slice(1).map(({ start }) => start)).toEqual(periods.slice(0, -1).map(({ end }) => end));
    expect(periods.at(-1)?.end).toBeGreaterThanOrEqual(TODAY);
  },
);

test('history has four ages, each from the year after the one before', () => {
  const years = eras.map((era) => era.years.split('-').map(Number));
  expect(years).toHaveLength(4);
  expect(years.slice(1).map(([start]) => start)).toEqual(years.slice(0, -1).map(([, end]) => (end ?? 0) + 1));
  expect(eras.at(-1)?.years).toMatch(/-avui$/);
});

test('the club rehearses Tuesday and Thursday at midday and Thursday in the evening', () => {
  const hours = rehearsals.map(({ weekday, from, to }) => `${weekday} ${from}-${to}`);
  expect(hours).toEqual(
    expect.arrayContaining(['dimarts 14:00-16:00', 'dijous 14:00-16:00', 'dijous 20:00-22:00']),
  );
});

test('there are quotes for nine places and events for a long story', () => {
  expect(quotes.length).toBeGreaterThanOrEqual(9);
  expect(timelineEvents.length).toBeGreaterThanOrEqual(25);
});

test('the page of photographs keeps its known words', () => {
  expect(fotografies.lead).toBe('Secció en construcció');
  expect(fotografies.sections.map(({ title }) => title)).toContain('Consulteu la pàgina més endavant');
});

test('the protocol begins with the two telephone numbers', () => {
  const protocol = documents.find(({ id }) => id === 'protocol-agressions');
  expect(protocol?.preamble[0]).toMatch(/112.*900 900 120/);
});

test.each<LegalDocument>(documents)(
  '$id has a date of approval, and every line is a sentence or introduces a list',
  (document) => {
    expect(document.approval).toContain(String(document.year));
    const blocks = document.chapters.flatMap(({ articles }) => articles.flatMap((article) => article.blocks));
    for (const block of blocks) {
      if (typeof block === 'string') expect(block).toMatch(/[.:]$/);
      else for (const item of block.list) expect(item).toMatch(/[.;]$/);
    }
  },
);

/** Figures as the statutes write them. */
const inWords: Readonly<Record<number, string>> = { 3: 'tres', 16: 'setze', 18: 'divuit' };
const textOf = (id: string) => {
  const found: LegalDocument | undefined = documents.find((document) => document.id === id);
  return JSON.stringify(found ?? '');
};

describe('pages about joining', () => {
  const statutes = textOf('estatuts');

  test('agree with the statutes: ages, rehearsals before joining, not only students', () => {
    expect(statutes.includes(`qualsevol persona de ${inWords[membership.minimumAge]} anys o més`)).toBe(true);
    expect(statutes.includes(`menors de ${inWords[membership.adultAge]} anys`)).toBe(true);
    expect(statutes.includes(`pot assistir a ${inWords[membership.openRehearsals]} assajos sense ser`)).toBe(
      true,
    );
  });

  test('has a lower fee for veterans, and leaves its sum to the assembly', () => {
    expect(statutes.includes('una quota reduïda')).toBe(true);
    expect(statutes.includes("L'assemblea fixa cada any la quota")).toBe(true);
    expect(membership.fee.veteranEuros).toBeLessThan(membership.fee.euros);
    expect(/\d+ euros/.test(statutes)).toBe(false);
  });
});

/** What would have to change for another club. */
const OURS = /enfilats|zona universit|15a884/i;

/** The code of the site and of its build, and what surrounds it; tests may make up what they like. */
const FOLDERS = ['app', 'components', 'content/drawings', 'lib', 'scripts', 'starter', 'styles', '.github'];
const isText = (file: string) => /\.(tsx?|mjs|css|svg|ya?ml|json)$/.test(file);

test('nothing that every club has knows the name or the colour of this club', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isText)
      .map((name) => join(folder, name))
      // A folder of app/ may be called like the file that it makes.
      .filter((path) => statSync(path).isFile()),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => OURS.test(readFileSync(file, 'utf8')))).toEqual([]);
});

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
