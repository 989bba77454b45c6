import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { aCsv } from '@/__tests__/builders/results';
import { aCatalogueTower } from '@/__tests__/builders/towers';
import type { Club, TimelineEvent } from '@/lib/club/types';
import { agendaProblems, periodProblems, rehearsalProblems } from '@/scripts/check/content/calendar';
import {
  eraProblems,
  memoryProblems,
  missionProblems,
  timelineProblems,
  towerProblems,
} from '@/scripts/check/content/castells';
import {
  clubProblems,
  pageProblems,
  quoteProblems,
  sponsorProblems,
  videoProblems,
} from '@/scripts/check/content/club';
import { importProblem, owners, textsIn } from '@/scripts/check/content/content-files';
import { interactiveProblems, interactiveRoutes } from '@/scripts/check/content/interactive';
import { MAX_PHOTO, MAX_PICTURE, textProblem } from '@/scripts/check/content/links';
import { historyProblems, peopleProblems, tenureProblems } from '@/scripts/check/content/people';
import type { Problem } from '@/scripts/check/content/problem';
import { checkResults } from '@/scripts/check/content/results';

const PEOPLE = ['rita-solanes', 'pau-rovira'];

const aClub: Club = {
  name: 'Colla del Campus',
  shortName: 'Campus',
  ofShortName: 'del Campus',
  email: 'colla@campus.example',
  founded: { year: 2020 },
  colour: '#15A884',
  tagline: 'Castells al campus',
  description: 'Colla castellera del campus.',
  networks: [{ id: 'x', name: 'X', handle: '@campus', link: 'https://x.example/campus' }],
  universities: [],
};

const aMember = { carrec: 'Presidència', person: 'rita-solanes' };
const aBoard = { direccio: { titol: 'Junta', components: [aMember] }, junta: [] };
const aHistory = { title: 'Junta', path: '/junta', currentSeason: '2026-2027', s: aBoard, i: {} } as const;
const anEvent: TimelineEvent = {
  id: 'neix',
  date: { year: 2020 },
  title: 'Neix',
  description: '',
  color: 'campus',
};
const aQuotes = ['Amunt.', 'Avall.', 'Aguanta.'].map((quote) => ({ quote, author: 'Far' }));
const aMission = {
  title: 'El primer pilar',
  description: '',
  objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
  rewards: [{ type: 'members', amount: 10 }],
};
const anEra = {
  id: 'els-inicis',
  title: 'Els inicis',
  years: '2020',
  picture: { code: '4d6', caption: '' },
  paragraphs: ['Un.'],
};
const aTower = aCatalogueTower({ code: '4d8', text: ['Un.', 'Dos.'] });

const board = (change: object) =>
  historyProblems({ ...aHistory, s: { ...aBoard, ...change } } as never, PEOPLE);
const history = (change: object) => historyProblems({ ...aHistory, ...change } as never, PEOPLE);
const tenure = (change: object) =>
  tenureProblems([{ person: 'rita-solanes', from: [2020], to: [null], text: [], ...change }], PEOPLE);
const event = (change: object) =>
  timelineProblems([{ ...anEvent, ...change } as TimelineEvent], ['campus', 'mon']);
const item = (change: object) => agendaProblems([anAgendaItem({ id: 'berenar-2026', ...change } as never)]);
const rehearsal = (change: object) => rehearsalProblems([aRehearsal({ id: 'dimarts', ...change } as never)]);
const page = (change: object) =>
  pageProblems(
    { about: { path: '/qui-som', menu: { join: 'Vine' } }, agenda: { path: '/agenda', ...change } as never },
    ['La colla', 'join'],
  );
const mission = (change: object) =>
  missionProblems([{ ...aMission, ...change } as never], ['Pd3', '3d4n', '3d5'], ['3d4n']);
const era = (change: object) => eraProblems([{ ...anEra, ...change }]);

test('right content has no problem', () => {
  expect([
    ...clubProblems(aClub),
    ...history({}),
    ...tenure({}),
    ...event({}),
    ...item({}),
    ...rehearsal({}),
    ...page({}),
    ...mission({}),
    ...era({}),
    ...videoProblems('{"items":[]}'),
    ...memoryProblems([{ kind: 'named', card: 'faixa' }], ['faixa']),
    ...towerProblems([aTower]),
    ...periodProblems([{ from: '2026-12-22', to: '2027-01-07', reason: 'Nadal' }]),
    ...quoteProblems(aQuotes),
    ...quoteProblems([]),
    ...peopleProblems({ 'rita-solanes': { name: 'Rita Solanes' } }),
  ]).toEqual([]);
});

test.each<[what: string, problems: readonly Problem[], label: string, message: string]>([
  [
    'person of a board misspelt',
    board({ direccio: { titol: 'Junta', components: [{ person: 'rita-solane' }] } }),
    '2026-2027',
    'unknown person "rita-solane". Did you mean "rita-solanes"?',
  ],
  [
    'person of a tenure who is unknown',
    tenure({ person: 'nova' }),
    'nova',
    'unknown person "nova". Add it to content/people/people.ts.',
  ],
  [
    'castell of an era',
    era({ picture: { code: '4d66', caption: '' } }),
    'els-inicis',
    '"4d66" is not the code of a castell. Write it as 4d8, 3d7a, Td7f or 3d7+4d7.',
  ],
  ['era without text', era({ paragraphs: [] }), 'els-inicis', 'it has no paragraph.'],
  [
    'castell of a mission',
    mission({ objectives: { rehearsal: [{ code: '3d4nn', outcome: 'descarregat' }] } }),
    'El primer pilar',
    'the castle game has no "3d4nn". Did you mean "3d4n"?',
  ],
  [
    'mission for a performance with a castell of rehearsals',
    mission({ objectives: { performance: [{ code: '3d4n', outcome: 'descarregat' }] } }),
    'El primer pilar',
    'no performance has 3d4n: ask for it under `rehearsal`.',
  ],
  [
    'mission that asks for nothing',
    mission({ objectives: {} }),
    'El primer pilar',
    'it asks for nothing: `objectives` is empty.',
  ],
  [
    'way of a mission that is not of a rehearsal',
    mission({ objectives: { rehearsal: [{ code: 'sense caure', outcome: 'descarregat' }] } }),
    'El primer pilar',
    '"sense caure" is of a whole performance: ask for it under `performance`.',
  ],
  [
    'way of a mission with an outcome of its own',
    mission({ objectives: { performance: [{ code: 'primer cop', outcome: 'carregat' }] } }),
    'El primer pilar',
    '"primer cop" is always descarregat.',
  ],
  [
    'mission after one that does not exist',
    mission({ after: 'El segon pilar' }),
    'El primer pilar',
    '"El segon pilar" is no mission above this one.',
  ],
  [
    'reward of a mission',
    mission({ rewards: [{ type: 'members', amount: 0 }] }),
    'El primer pilar',
    'a reward cannot be 0.',
  ],
  [
    'castell of the memory',
    memoryProblems([{ kind: 'views', code: '5d77' }], []),
    'pair 1',
    '"5d77" is not the code of a castell. Write it as 4d8, 3d7a, Td7f or 3d7+4d7.',
  ],
  [
    'video without title',
    videoProblems('{"items":[{"link":"https://videos.example/watch?v=abcdefghijk"}]}'),
    'items',
    'videos without a title, or without a link as "https://…/watch?v=…": 1.',
  ],
  ['list of videos', videoProblems('{}'), 'items', 'it has no list `items`.'],
  ['language of a page', page({ lang: 'fr' }), 'agenda', 'unknown language "fr". Write one of: ca, en.'],
  [
    'column of the menu',
    page({ menu: { Colla: 'Qui som' } }),
    'agenda',
    'unknown place in the menu "Colla". Write one of: La colla, join.',
  ],
  [
    'two pages that invite to join',
    page({ menu: { join: 'Vine' } }),
    'menu',
    'one page invites to join, with `menu: { join: … }`; here: about, agenda.',
  ],
  [
    'unknown person of a board',
    board({ direccio: { titol: 'Junta', components: [{ person: 'nova' }] } }),
    '2026-2027',
    'unknown person "nova". Add it to content/people/people.ts, or write `nom`.',
  ],
  [
    'member without person or name',
    board({ direccio: { titol: 'Junta', components: [{ carrec: 'Vocal', nom: ' ' }] } }),
    '2026-2027',
    'a member of "Junta" has neither `person` nor `nom`.',
  ],
  [
    'separator at the end',
    board({ direccio: { titol: 'Junta', components: [aMember, 'separador'] } }),
    '2026-2027',
    "'separador' stands between two members: not first, last or twice.",
  ],
  [
    'season of a board',
    history({ currentSeason: '2026-2028' }),
    '2026-2028',
    '2026-2028 is not a season. Write two years in a row, as 2026-2027.',
  ],
  [
    'past board of the current season',
    history({ i: { '2026-2027': aBoard } }),
    '2026-2027',
    'a past board cannot be of the current season, 2026-2027, or later.',
  ],
  [
    'person of a tenure',
    tenure({ person: 'pau-rovria' }),
    'pau-rovria',
    'unknown person "pau-rovria". Did you mean "pau-rovira"?',
  ],
  ['tenure without end', tenure({ to: [] }), 'rita-solanes', '`from` and `to` need a year for each period.'],
  [
    'tenure backwards',
    tenure({ from: [2022], to: [2020] }),
    'rita-solanes',
    'it ends in 2020, before it begins in 2022.',
  ],
  [
    'tenure of the same person',
    tenureProblems(
      [2020, 2022].map((year) => ({ person: 'pau-rovira', from: [year], to: [year], text: [] })),
      PEOPLE,
    ),
    'pau-rovira',
    'this person is used twice. Change one.',
  ],
  ['tenure with an empty paragraph', tenure({ text: [' '] }), 'rita-solanes', 'a paragraph is empty.'],
  [
    'the same person twice',
    peopleProblems({ pau: { name: 'Pau' }, 'pau-2': { name: 'Pau' } }),
    'Pau',
    'this name is used twice. Change one.',
  ],
  [
    'events out of order',
    timelineProblems([anEvent, { ...anEvent, id: 'abans', date: { year: 2019, month: 11 } }], ['campus']),
    'abans',
    '2019-11 stands below 2020. Put events in the order of their dates.',
  ],
  ['few quotes', quoteProblems(aQuotes.slice(1)), 'quotes', 'the home page shows 3; there are 2.'],
  ['person without name', peopleProblems({ pau: { name: '' } }), 'pau', 'the name is empty.'],
  [
    'club of the timeline',
    event({ color: 'campsu' }),
    'neix',
    'unknown club "campsu". Did you mean "campus"?',
  ],
  ['month 14', event({ date: { year: 2026, month: 14 } }), 'neix', '14 is not a month. Write 1 to 12.'],
  ['31 November', event({ date: { year: 2026, month: 11, day: 31 } }), 'neix', '2026-11-31 does not exist.'],
  [
    'castell of the timeline',
    event({ image: { code: '4x8' } }),
    'neix',
    '"4x8" is not the code of a castell. Write it as 4d8, 3d7a, Td7f or 3d7+4d7.',
  ],
  [
    'id of an event',
    event({ id: 'Neix Avui' }),
    'Neix Avui',
    'an id has lower-case letters, digits and hyphens only.',
  ],
  [
    'date in the agenda',
    item({ date: '2026-13-45' }),
    'berenar-2026',
    '2026-13-45 is not a date. Write year-month-day, as 2026-11-23.',
  ],
  [
    'hour in the agenda',
    item({ start: '25:00' }),
    'berenar-2026',
    '25:00 is not an hour of the day. Write 20:30.',
  ],
  [
    'hours backwards',
    item({ start: '20:00', end: '19:00' }),
    'berenar-2026',
    'it ends at 19:00, before it begins at 20:00.',
  ],
  [
    'days backwards',
    item({ date: '2026-11-23', until: '2026-11-20' }),
    'berenar-2026',
    'it ends on 2026-11-20, before it begins on 2026-11-23.',
  ],
  [
    'kind in the agenda',
    item({ kind: 'actuació' }),
    'berenar-2026',
    'unknown kind "actuació". Did you mean "actuacio"?',
  ],
  [
    'id twice',
    agendaProblems([anAgendaItem({ id: 'sopar' }), anAgendaItem({ id: 'sopar' })]),
    'sopar',
    'this id is used twice. Change one.',
  ],
  [
    'weekday',
    rehearsal({ weekday: 'dimars' }),
    'dimarts',
    'unknown weekday "dimars". Did you mean "dimarts"?',
  ],
  [
    'hour of a rehearsal',
    rehearsal({ from: '20:00', to: '25:00' }),
    'dimarts',
    '25:00 is not an hour of the day. Write 20:30.',
  ],
  [
    'pause backwards',
    periodProblems([{ from: '2027-01-07', to: '2026-12-22', reason: 'Nadal' }]),
    'Nadal',
    'it ends on 2026-12-22, before it begins on 2027-01-07.',
  ],
  [
    'code of a tower',
    towerProblems([{ ...aTower, code: '4d7x' }]),
    '4d7x',
    '"4d7x" is not the code of a castell. Write it as 4d8, 3d7a, Td7f or 3d7+4d7.',
  ],
  [
    'short text of a tower',
    towerProblems([{ ...aTower, text: ['Un.'] }]),
    '4d8',
    'paragraphs: 1. Write two to four.',
  ],
  [
    'colour of the club',
    clubProblems({ ...aClub, colour: '#15A8' }),
    'colour',
    '#15A8 is not a colour. Write # and six digits 0-9 or A-F, as #2F6FB0.',
  ],
  [
    'e-mail of the club',
    clubProblems({ ...aClub, email: 'colla' }),
    'email',
    'colla is not an e-mail address.',
  ],
  ['address twice', page({ path: '/qui-som' }), 'agenda', '/qui-som is already the address of "about".'],
  [
    'address of two parts',
    page({ path: '/en/about' }),
    'agenda',
    '/en/about is not an address of one part: lower-case letters, digits and hyphens after one slash.',
  ],
  [
    'long description',
    page({ description: 'x'.repeat(156) }),
    'agenda',
    'the description has 156 characters. Search engines show 155.',
  ],
  [
    'quote of nobody',
    quoteProblems([...aQuotes, { quote: 'Fet.', author: '' }]),
    'Fet.',
    'it does not name who said it: `author` is empty.',
  ],
  [
    'logo that is not there',
    sponsorProblems(
      [{ id: 'a', title: 'A', sponsors: [{ name: 'Bar', image: 'bra.svg' }] }],
      () => undefined,
    ),
    'Bar',
    'public/sponsors/bra.svg does not exist.',
  ],
  [
    'square logo',
    sponsorProblems([{ id: 'a', title: 'A', sponsors: [{ name: 'Bar', image: 'bar.svg' }] }], () => 1),
    'Bar',
    'public/sponsors/bar.svg is 1.00 times as wide as high. A logo is twice as wide.',
  ],
])('%s', (_, problems, label, message) => {
  expect(problems).toEqual([{ label, message }]);
});

const reachable = {
  isRoute: (path: string) => ['/', '/agenda'].includes(path),
  anchors: ['els-inicis'],
  sizeOf: (path: string) =>
    ({
      'public/images/petita.jpg': 1024,
      'public/images/gran.jpg': MAX_PHOTO + 1024 * 1024,
      'public/images/trencada.jpg': 1024,
      'public/sponsors/gran.png': MAX_PICTURE + 1024,
    })[path],
  isPicture: (path: string) => path !== 'public/images/trencada.jpg',
};

test.each([
  ['link', '/assajos', ['/assajos is not the address of a page.']],
  ['link', '/agenda#els-inici', ['no entry has the id "els-inici" of /agenda#els-inici.']],
  ['link', '/agenda#els-inicis', []],
  ['link', '/agenda?mes=2026-11#els-inicis', []],
  ['link', 'https://castells.example', []],
  ['text', '/assajos', []],
  ['link', '/images/petita.jpg', []],
  [
    'link',
    '/images/Petita.jpg',
    ['public/images/Petita.jpg does not exist. Capital letters and accents count in the name of a file.'],
  ],
  [
    'link',
    '/asajos/images/x.svg',
    ['public/asajos/images/x.svg does not exist. Capital letters and accents count in the name of a file.'],
  ],
  [
    'image',
    '/images/gran.jpg',
    ['public/images/gran.jpg has 21 MB. A photograph has 20 MB at most: save it smaller.'],
  ],
  ['image', '/images/trencada.jpg', ['public/images/trencada.jpg is not a picture. Save it as JPEG again.']],
  [
    'image',
    '/images/IMG_1.HEIC',
    ['public/images/IMG_1.HEIC is a HEIC, which browsers do not show. Save it as JPEG.'],
  ],
  [
    'image',
    '/sponsors/gran.png',
    ['public/sponsors/gran.png has 513 KB. A picture outside public/images has 512 KB at most.'],
  ],
  ['image', '/dibuixos/4d8.svg', []],
  ['title', 'Com apuntar-s’hi, encara que…', ["«om apuntar-s’hi, encara » has a curly apostrophe. Write '."]],
])('%s %s', (key, text, expected) => {
  expect(textProblem({ label: 'x', key, text }, reachable)).toEqual(expected);
});

test('a text is reported in the file that defines it, and not in those that list it', () => {
  const tower = { code: '4d8', link: '/images/4d8.jpg' };
  const modules = new Map([
    ['content/towers/4d8.ts', { tower }],
    ['content/towers/index.ts', { towers: [tower] }],
  ]);
  const fileOf = owners(modules);
  const texts = [...modules].map(([file, exported]) =>
    textsIn(exported, '', '', (value) => (fileOf(value) ?? file) !== file).map(({ text }) => text),
  );
  expect(texts).toEqual([['4d8', '/images/4d8.jpg'], []]);
});

test('a file that cannot be read is named with line, column and remedy', () => {
  const error = new Error(
    'Transform failed with 1 error:\n/a/b/content/quotes.ts:6:12: ERROR: Expected "," but found "ident"',
  );
  expect(importProblem('content/index.ts', error)).toBe(
    'content/quotes.ts:6:12 Expected "," but found "ident". Look there for a missing comma, bracket or quotation mark; a text that holds an apostrophe stands between double quotes.',
  );
  expect(importProblem('content/index.ts', new RangeError('no such code\nat x'))).toBe(
    'content/index.ts cannot be read: no such code',
  );
});

test('an interactive page that neither the service worker nor a budget names is a problem', () => {
  const routes = interactiveRoutes();
  expect(routes).toEqual(expect.arrayContaining(['/contactar', '/jocs']));
  const names = ['contactar/', 'jocs/0/'];
  expect(interactiveProblems(['/contactar', '/jocs'], names, names)).toEqual([]);
  expect(interactiveProblems(['/joc', '/jocs'], names, names)).toEqual([
    'app/(interactive) · "/joc": it is missing offline. Name it in scripts/build/service-worker/precache.ts: in a group, or in `notPrecached`.',
    'app/(interactive) · "/joc": it has no budget. Name it in scripts/check/budget/budgets.ts, with its weight and the reason.',
  ]);
});

test('a row that the site leaves out is named with its line and column', () => {
  const files: Readonly<Record<string, string>> = {
    'public/data/diades.csv': aCsv({}, { mes: '13' }, { any: '1904' }),
    'public/data/puntuacions.csv': 'Castell,Descarregat',
  };
  const [row, early, scores] = checkResults((path) => files[path] ?? '', 2024);
  expect(row).toBe(
    'public/data/diades.csv:3 · there is no such date: "14/13/2024". The site leaves the row out.',
  );
  expect(early).toBe(
    'public/data/diades.csv:4 · the date is before the year in which the club was founded: "1904-11-14". The site leaves the row out.',
  );
  expect(scores).toMatch(/^public\/data\/puntuacions\.csv cannot be read: missing columns: /);
  expect(checkResults((path) => (path.includes('diades') ? aCsv({ motiu: '"Diada' }) : ''), 2024).at(0)).toBe(
    'public/data/diades.csv cannot be read: no readable row. A quotation mark may not be closed.',
  );
});
