import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { publishedText } from '@/__tests__/builders/results';
import { comissio } from '@/content/boards/comissio';
import { direccio } from '@/content/boards/direccio';
import { association, club, membership } from '@/content/club';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { agendaItems, pauses } from '@/content/lists';
import { assajos } from '@/content/pages/assajos';
import { barraLliure } from '@/content/pages/barra-lliure';
import { contactar } from '@/content/pages/contactar';
import { inEnglish } from '@/content/pages/in-english.en';
import { boards, directory } from '@/content/people/directory';
import { heads } from '@/content/people/heads';
import { presidents } from '@/content/people/presidents';
import { timelineEvents } from '@/content/timeline/events';
import { type AgendaItem, isPaused } from '@/lib/calendar/course';
import { type BoardHistory, boardMembers, findBoard } from '@/lib/club/boards';
import { type Office, personOf } from '@/lib/club/people';
import type { TimelineEvent } from '@/lib/club/types';
import { isoPartialDate } from '@/lib/dates/formats';
import { CHECKED_SHARE } from '@/lib/games/crossword/layout';
import { densityOf } from '@/lib/games/crossword/problems';
import type { LegalDocument } from '@/lib/legal/types';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { plainText } from '@/lib/text/links';
import { isBuilt } from '@/lib/towers/types';

const legal = (id: string) => {
  const found: LegalDocument | undefined = documents.find((document) => document.id === id);
  return JSON.stringify(found ?? '');
};
const [statutes = '', rules = '', protocol = ''] = [
  'estatuts',
  'reglament-regim-intern',
  'protocol-agressions',
].map(legal);

const [direction, technical] = boards;

/** The year in which the history of the sample club ends. */
const TODAY = 2026;

/** Who held an office when a season began. */
function holderIn({ tenures }: Office, start: number): string | undefined {
  const holds = (from: number, to: number | null | undefined) => from <= start && (to ?? TODAY + 1) > start;
  return tenures.find(({ from, to }) => from.some((year, index) => holds(year, to[index])))?.person;
}

function withRole(board: (typeof boards)[number], season: string, role: string): string | undefined {
  const found = findBoard(board, season);
  return found
    ? boardMembers(found.board).find(({ member }) => member.carrec === role)?.member.person
    : undefined;
}

test.each([2002, 2022, 2023, 2024, 2026])(
  'the direction board that began in %i agrees with the lists',
  (start) => {
    const season = `${start}-${start + 1}`;
    expect(withRole(direction, season, 'Presidència')).toBe(holderIn(presidents, start));
    expect(withRole(direction, season, 'Cap de colla')).toBe(holderIn(heads, start));
  },
);

test.each([2002, 2021, 2022, 2023, 2024, 2026])(
  'the technical board that began in %i agrees with the list',
  (start) => {
    expect(withRole(technical, `${start}-${start + 1}`, 'Cap de colla')).toBe(holderIn(heads, start));
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
describe('pages about joining', () => {
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
    expect(/\d+ euros/.test(statutes ?? '')).toBe(false);
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

function answerTo(id: string): string {
  const items: readonly { readonly id: string; readonly answer: string }[] = assajos.answers.items;
  const found = items.find((item) => item.id === id);
  return found ? plainText(found.answer) : '';
}

function sectionOf(page: { readonly sections: readonly object[] }, id: string): string {
  return JSON.stringify(page.sections.find((section) => 'id' in section && section.id === id) ?? '');
}

/** First names of a team of a current board, or of those who hold its role in a team. */
function firstNames(name: string): string[] {
  const boards: readonly BoardHistory[] = [direccio, comissio];
  const members = boards
    .flatMap(({ s }) => s.junta)
    .flatMap(({ titol, components }) =>
      titol === name ? components : components.filter(({ carrec }) => carrec === name),
    );
  return members.flatMap(({ person }) =>
    person ? [personOf(directory, person).name.split(' ', 1).join()] : [],
  );
}

describe('page Assajos', () => {
  test('insurance agrees with statutes and rules: members alone, from the day after the form', () => {
    expect(statutes).toContain(
      "estar coberts per l'assegurança de la colla en totes les activitats castelleres",
    );
    expect(rules).toContain("no és cobert per l'assegurança d'accidents");
    for (const words of ["l'endemà de", "més amunt d'un segon pis"]) {
      expect(rules).toContain(words);
      expect(answerTo('apuntar-se')).toContain(words);
    }
    expect(answerTo('apuntar-se')).toContain('el dia abans');
  });

  test('safety agrees with the rules', () => {
    const safety = sectionOf(assajos, 'seguretat');
    for (const words of [
      'casc homologat',
      'almenys dos cops en assaig',
      'ambulància o servei mèdic',
      '«prou»',
    ]) {
      expect(rules).toContain(words);
      expect(safety).toContain(words);
    }
  });

  test('cancelled rehearsals agree with the rules', () => {
    for (const words of ['dues hores', 'calendari públic', 'grup de missatgeria']) {
      expect(rules).toContain(words);
      expect(answerTo('suspes')).toContain(words);
    }
  });

  test('names those who welcome newcomers this season', () => {
    const names = firstNames('Acollida');
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(sectionOf(assajos, 'primer-dia')).toContain(name);
  });

  test('in English counts the open rehearsals right', () => {
    expect(membership.openRehearsals).toBe(3);
    expect(JSON.stringify(inEnglish)).toContain('first three rehearsals');
  });

  test('gives the fee of veterans', () => {
    expect(answerTo('quant-costa')).toContain(`${membership.fee.veteranEuros} euros`);
    expect(JSON.stringify(forms)).toContain(`${membership.fee.veteranEuros} euros`);
  });
});

describe('the free bar', () => {
  const party = agendaItems.find(({ id }) => id === 'festa-zona-2027');

  test('is on the day and at the place of the agenda', () => {
    expect(party).toMatchObject({ date: '2027-05-14', start: '18:00', end: '00:00' });
    const text = sectionOf(barraLliure, 'la-festa');
    expect(new Date(Date.UTC(2027, 4, 14)).getUTCDay()).toBe(5);
    expect(text).toContain('divendres 14 de maig de 2027, de les sis de la tarda a mitjanit');
    expect(text).toContain(party?.place);
  });

  test('names those of the punt lila this season', () => {
    const names = firstNames('Punt lila');
    expect(names).toHaveLength(2);
    for (const name of names) expect(sectionOf(barraLliure, 'que-cal-saber')).toContain(name);
  });
});

describe('the association', () => {
  test('has the seat of the statutes', () => {
    expect(statutes).toContain(association.address);
  });

  test('has a mailbox of the commission that is not the board’s, on the page and in the protocol', () => {
    expect(association.commissionEmail).not.toBe(club.email);
    expect(protocol).toContain(association.commissionEmail);
    expect(protocol).not.toContain(club.email);
    expect(sectionOf(contactar, 'si-ha-passat-alguna-cosa')).toContain(
      `mailto:${association.commissionEmail}`,
    );
  });

  test('has an invalid tax number: its check digit is wrong', () => {
    const digits = [...association.taxNumber.slice(1, 8)].map(Number);
    const sum = digits.reduce((total, digit, index) => {
      const doubled = digit * 2;
      return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit);
    }, 0);
    expect(Number(association.taxNumber.at(-1))).not.toBe((10 - (sum % 10)) % 10);
  });
});

const parsed = parseDiades(publishedText('diades'));
if (!parsed.ok) throw new Error(parsed.reason);
const { diades } = groupDiades(parsed.rows);
const latest = diades.at(-1)?.date ?? '';

const agenda: readonly AgendaItem[] = agendaItems;
const performances = agenda.filter(({ kind }) => kind === 'actuacio');
const [firstDay = ''] = agenda.map(({ date }) => date).sort();

describe('the agenda', () => {
  test('has the diadas of the results, since its first day', () => {
    const performed = performances.filter(({ date }) => date <= latest);
    const inResults = diades.filter(({ date }) => date >= firstDay);
    expect(performed.map(({ date, title }) => `${date} ${title}`).sort()).toEqual(
      inResults.map(({ date, reason }) => `${date} ${reason}`).sort(),
    );
    for (const { date, place } of performed)
      expect(place).toContain(inResults.find((diada) => diada.date === date)?.place);
  });

  test('has no performance on a day without rehearsal', () => {
    expect(performances.filter(({ date }) => isPaused(date, pauses))).toEqual([]);
  });
});

const events: readonly TimelineEvent[] = timelineEvents;
const builtTowers = events.flatMap(({ id, date, image }) =>
  date && image && 'code' in image ? [{ id, code: image.code, date: isoPartialDate(date) }] : [],
);

test.each(builtTowers)('the event $id of the timeline is of a date with a $code', ({ code, date }) => {
  const dates = diades
    .filter(({ rounds }) =>
      rounds.some(({ attempts }) => attempts.some((a) => a.code === code && isBuilt(a))),
    )
    .map((diada) => diada.date);
  expect(dates).toContainEqual(expect.stringMatching(`^${date}`));
});
