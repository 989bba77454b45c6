import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { boards } from '@/content/boards/boards';
import { club } from '@/content/club';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { documents } from '@/content/legal/documents';
import { membership } from '@/content/membership';
import { heads } from '@/content/people/heads';
import { presidents } from '@/content/people/presidents';
import { boardMembers, findBoard } from '@/lib/club/boards';
import type { Office } from '@/lib/club/people';
import { CHECKED_SHARE } from '@/lib/games/crossword/layout';
import { densityOf } from '@/lib/games/crossword/problems';
import type { LegalDocument } from '@/lib/legal/types';

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

test('in the first crossword three squares of ten cross, and a third of each word is checked', () => {
  const { squares, crossed, leastChecked } = densityOf(CROSSWORD_LEVELS[0]);
  expect(crossed / squares).toBeGreaterThan(0.3);
  expect(leastChecked).toBeGreaterThanOrEqual(CHECKED_SHARE);
});
