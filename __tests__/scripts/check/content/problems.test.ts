import type * as v from 'valibot';
import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { aCsv } from '@/__tests__/builders/results';
import { aCatalogueTower } from '@/__tests__/builders/towers';
import * as calendar from '@/lib/calendar/schema';
import * as game from '@/lib/castle-game/schema';
import { boards, people, tenures } from '@/lib/club/people-schema';
import * as clubs from '@/lib/club/schema';
import { memoryEntries } from '@/lib/games/memory/schema';
import { pageEntries } from '@/lib/site/schema';
import * as towers from '@/lib/towers/schema';
import { videoFile } from '@/lib/videos/schema';
import { importProblem, owners, textsIn } from '@/scripts/check/content/content-files';
import { MAX_PHOTO, MAX_PICTURE, textProblem } from '@/scripts/check/content/links';
import { boardsOf, keyed, problemsOf } from '@/scripts/check/content/problems';
import { checkResults } from '@/scripts/check/content/results';

const PEOPLE = ['rita-solanes', 'pau-rovira'];

const aClub = {
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
const aBoard = { direccio: { titol: 'Junta', components: [{ person: 'rita-solanes' }] }, junta: [] };
const aHistory = { title: 'Junta', path: '/junta', currentSeason: '2026-2027', s: aBoard, i: {} } as const;
const aTenure = { person: 'rita-solanes', from: [2020], to: [null], text: [] };
const anEvent = { id: 'neix', date: { year: 2020 }, title: 'Neix', description: '', color: 'campus' };
const aQuotes = ['Amunt.', 'Avall.', 'Aguanta.'].map((quote) => ({ quote, author: 'Far' }));
const aMission = {
  title: 'El primer pilar',
  description: '',
  objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
  rewards: [{ type: 'members', amount: 10 }],
};
const anEra = { id: 'els-inicis', years: '2020', picture: { code: '4d6', caption: '' }, paragraphs: ['Un.'] };
const aTower = aCatalogueTower({ code: '4d8', text: ['Un.', 'Dos.'] });
const aPause = { from: '2026-12-22', to: '2027-01-07', reason: 'Nadal' };

const told = (schema: v.GenericSchema, content: unknown) =>
  problemsOf(schema, content, 'whole').map(({ label, message }) => `${label} · ${message}`);
const club = (change: object) => told(clubs.club, { ...aClub, ...change });
const history = (change: object) => told(boards(PEOPLE), boardsOf({ ...aHistory, ...change }));
const board = (...components: readonly unknown[]) =>
  history({ s: { ...aBoard, direccio: { titol: 'Junta', components } } });
const tenure = (change: object) => told(tenures(PEOPLE), [{ ...aTenure, ...change }]);
const person = (entries: Readonly<Record<string, object>>) => told(people, keyed(entries));
const timeline = (...events: readonly object[]) => told(clubs.timeline(['campus', 'mon']), events);
const event = (change: object) => timeline({ ...anEvent, ...change });
const agenda = (...items: readonly object[]) =>
  told(
    calendar.agenda,
    items.map((item) => ({ ...anAgendaItem({ id: 'berenar-2026' }), ...item })),
  );
const rehearsal = (change: object) =>
  told(calendar.rehearsals, [{ ...aRehearsal({ id: 'dimarts' }), ...change }]);
const pause = (change: object) => told(calendar.pauses, [{ ...aPause, ...change }]);
const page = (change: object) => {
  const about = { path: '/qui-som', menu: { join: 'Vine' } };
  return told(pageEntries(['La colla', 'join']), keyed({ about, agenda: { path: '/agenda', ...change } }));
};
const mission = (change: object) =>
  told(game.missions(['Pd3', '3d4n', '3d5'], ['3d4n']), [{ ...aMission, ...change }]);
const asked = (context: string, code: string, outcome = 'descarregat') =>
  mission({ objectives: { [context]: [{ code, outcome }] } });
const era = (change: object) => told(clubs.eras, [{ ...anEra, ...change }]);
const tower = (change: object) => told(towers.catalogue, [{ ...aTower, ...change }]);
const memory = (...pairs: readonly object[]) => told(memoryEntries(['faixa']), pairs);
const quotes = (...list: readonly object[]) => told(clubs.quotes, list);
const video = (text: string) => told(videoFile, text);
const sponsor = (image: string, ratio: number | undefined) =>
  told(
    clubs.sponsors(() => ratio),
    [{ name: 'Bar', image }],
  );

test('right content has no problem', () => {
  expect([
    ...club({}),
    ...history({}),
    ...board({ person: 'rita-solanes' }, 'separador', { nom: 'Pau' }),
    ...tenure({}),
    ...event({}),
    ...agenda({}),
    ...rehearsal({}),
    ...pause({}),
    ...page({}),
    ...mission({}),
    ...era({}),
    ...tower({}),
    ...video('{"items":[]}'),
    ...memory({ kind: 'named', card: 'faixa' }, { kind: 'views', code: '3d7' }),
    ...quotes(...aQuotes),
    ...quotes(),
    ...sponsor('bar.svg', 2),
    ...person({ 'rita-solanes': { name: 'Rita Solanes' } }),
  ]).toEqual([]);
});

const NO_CODE = 'is not the code of a castell. Write it as 4d8, 3d7a, Td7f or 3d7+4d7.';

const MISTAKES: Readonly<Record<string, readonly string[]>> = {
  '2026-2027 · unknown person "rita-solane". Did you mean "rita-solanes"?': board({ person: 'rita-solane' }),
  '2026-2027 · unknown person "nova". Add it to content/people/people.ts, or write `nom`.': board({
    person: 'nova',
  }),
  '2026-2027 · a member of "Junta" has neither `person` nor `nom`.': board({ carrec: 'Vocal', nom: ' ' }),
  "2026-2027 · 'separador' stands between two members: not first, last or twice.": board(
    { person: 'rita-solanes' },
    'separador',
  ),
  '2026-2028 · 2026-2028 is not a season. Write two years in a row, as 2026-2027.': history({
    currentSeason: '2026-2028',
  }),
  '2026-2027 · a past board cannot be of the current season, 2026-2027, or later.': history({
    i: { '2026-2027': aBoard },
  }),
  'nova · unknown person "nova". Add it to content/people/people.ts.': tenure({ person: 'nova' }),
  'pau-rovria · unknown person "pau-rovria". Did you mean "pau-rovira"?': tenure({ person: 'pau-rovria' }),
  'rita-solanes · `from` and `to` need a year for each period.': tenure({ to: [] }),
  'rita-solanes · it ends in 2020, before it begins in 2022.': tenure({ from: [2022], to: [2020] }),
  'rita-solanes · this person is used twice. Change one.': told(tenures(PEOPLE), [aTenure, aTenure]),
  'rita-solanes · a paragraph is empty.': tenure({ text: [' '] }),
  'pau-2 · this name is used twice. Change one.': person({ pau: { name: 'Pau' }, 'pau-2': { name: 'Pau' } }),
  'pau · the name is empty.': person({ pau: { name: '' } }),
  [`els-inicis · "4d66" ${NO_CODE}`]: era({ picture: { code: '4d66', caption: '' } }),
  'els-inicis · it has no paragraph.': era({ paragraphs: [] }),
  'El primer pilar · the castle game has no "3d4nn". Did you mean "3d4n"?': asked('rehearsal', '3d4nn'),
  'El primer pilar · no performance has 3d4n: ask for it under `rehearsal`.': asked('performance', '3d4n'),
  'El primer pilar · it asks for nothing: `objectives` is empty.': mission({ objectives: {} }),
  'El primer pilar · "sense caure" is of a whole performance: ask for it under `performance`.': asked(
    'rehearsal',
    'sense caure',
  ),
  'El primer pilar · "primer cop" is always descarregat.': asked('performance', 'primer cop', 'carregat'),
  'El primer pilar · "El segon pilar" is no mission above this one.': mission({ after: 'El segon pilar' }),
  'El primer pilar · a reward cannot be 0.': mission({ rewards: [{ type: 'members', amount: 0 }] }),
  [`pair 1 · "5d77" ${NO_CODE}`]: memory({ key: 'pair 1', kind: 'views', code: '5d77' }),
  'items · videos without a title, or without a link as "https://…/watch?v=…": 1.': video(
    '{"items":[{"link":"https://videos.example/watch?v=abcdefghijk"}]}',
  ),
  'items · it has no list `items`.': video('{}'),
  'agenda · unknown place in the menu "Colla". Write one of: La colla, join.': page({
    menu: { Colla: 'Qui som' },
  }),
  'menu · one page invites to join, with `menu: { join: … }`; here: about, agenda.': page({
    menu: { join: 'Vine' },
  }),
  'agenda · /qui-som is already the address of "about".': page({ path: '/qui-som' }),
  'agenda · /en/about is not an address of one part: lower-case letters, digits and hyphens after one slash.':
    page({ path: '/en/about' }),
  'agenda · the description has 156 characters. Search engines show 155.': page({
    description: 'x'.repeat(156),
  }),
  'abans · 2019-11 stands below 2020. Put events in the order of their dates.': timeline(anEvent, {
    ...anEvent,
    id: 'abans',
    date: { year: 2019, month: 11 },
  }),
  'neix · unknown club "campsu". Did you mean "campus"?': event({ color: 'campsu' }),
  'neix · 14 is not a month. Write 1 to 12.': event({ date: { year: 2026, month: 14 } }),
  'neix · 2026-11-31 does not exist.': event({ date: { year: 2026, month: 11, day: 31 } }),
  [`neix · "4x8" ${NO_CODE}`]: event({ image: { code: '4x8' } }),
  'Neix Avui · an id has lower-case letters, digits and hyphens only.': event({ id: 'Neix Avui' }),
  'berenar-2026 · 2026-13-45 is not a date. Write year-month-day, as 2026-11-23.': agenda({
    date: '2026-13-45',
  }),
  'berenar-2026 · 25:00 is not an hour of the day. Write 20:30.': agenda({ start: '25:00' }),
  'berenar-2026 · it ends at 19:00, before it begins at 20:00.': agenda({ start: '20:00', end: '19:00' }),
  'berenar-2026 · it ends on 2026-11-20, before it begins on 2026-11-23.': agenda({
    date: '2026-11-23',
    until: '2026-11-20',
  }),
  'berenar-2026 · unknown kind "actuació". Did you mean "actuacio"?': agenda({ kind: 'actuació' }),
  'berenar-2026 · `place`: Invalid type: Expected string but received 5.': agenda({ place: 5 }),
  'sopar · this id is used twice. Change one.': agenda({ id: 'sopar' }, { id: 'sopar' }),
  'dimarts · unknown weekday "dimars". Did you mean "dimarts"?': rehearsal({ weekday: 'dimars' }),
  'dimarts · 25:00 is not an hour of the day. Write 20:30.': rehearsal({ from: '20:00', to: '25:00' }),
  'Nadal · it ends on 2026-12-22, before it begins on 2027-01-07.': pause({
    from: '2027-01-07',
    to: '2026-12-22',
  }),
  [`4d7x · "4d7x" ${NO_CODE}`]: tower({ code: '4d7x' }),
  '4d8 · paragraphs: 1. Write two to four.': tower({ text: ['Un.'] }),
  'colour · #15A8 is not a colour. Write # and six digits 0-9 or A-F, as #2F6FB0.': club({ colour: '#15A8' }),
  'email · colla is not an e-mail address.': club({ email: 'colla' }),
  'whole · the home page shows 3; there are 2.': quotes(...aQuotes.slice(1)),
  'Fet. · it does not name who said it: `author` is empty.': quotes(...aQuotes, {
    quote: 'Fet.',
    author: '',
  }),
  'Bar · public/sponsors/bra.svg does not exist.': sponsor('bra.svg', undefined),
  'Bar · public/sponsors/bar.svg is 1.00 times as wide as high. A logo is twice as wide.': sponsor(
    'bar.svg',
    1,
  ),
};

test.each(Object.entries(MISTAKES))('%s', (line, told) => {
  expect(told).toEqual([line]);
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

test('a row that the site leaves out is named with its line and reason', () => {
  const told = (diades: string, scores = 'Castell,Descarregat,Carregat\n3d7,785,615\n') =>
    checkResults((path) => (path.includes('diades') ? diades : scores), 2024, '2026-11-23');
  const wrong = aCsv({}, { mes: '13' }, { any: '1904' }, { any: '2062' });
  expect(told(wrong, 'Castell,Descarregat')).toEqual([
    'public/data/diades.csv · línia 3: la data no existeix (14/13/2024). El web no la fa servir.',
    'public/data/diades.csv · línia 4: la data és anterior a la fundació de la colla (1904-11-14). El web no la fa servir.',
    'public/data/diades.csv · línia 5: la data encara no ha arribat (2062-11-14). El web no la fa servir.',
    'public/data/puntuacions.csv · Al full hi falta la columna «Carregat».',
  ]);
  expect(told(aCsv({ motiu: '"Diada' }))).toEqual([
    "public/data/diades.csv · No s'ha pogut llegir cap fila del full. Potser hi ha unes cometes que no es tanquen.",
  ]);
});
