import type * as v from 'valibot';
import { anAgendaItem } from '@/__tests__/builders/meetings';
import { aCsv } from '@/__tests__/builders/results';
import { aCatalogueTower } from '@/__tests__/builders/towers';
import * as calendar from '@/lib/calendar/schema';
import * as game from '@/lib/castle-game/schema';
import { boards, tenures } from '@/lib/club/people-schema';
import * as clubs from '@/lib/club/schema';
import { resultsRules } from '@/lib/results/rules';
import { descriptions, pageEntries } from '@/lib/site/schema';
import * as towers from '@/lib/towers/schema';
import { videoFile } from '@/lib/videos/schema';
import { importProblem, owners, textsIn } from '@/scripts/check/content/content-files';
import { MAX_PHOTO, MAX_PICTURE, textProblem } from '@/scripts/check/content/links';
import { boardsOf, keyed, problemsOf } from '@/scripts/check/content/problems';
import { checkResults } from '@/scripts/check/content/results';

const PEOPLE = ['rita', 'pau'];

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
const aBoard = { direccio: { titol: 'Junta', components: [{ person: 'rita' }] }, junta: [] };
const aHistory = { title: 'Junta', path: '/junta', currentSeason: '2026-2027', s: aBoard, i: {} } as const;
const aTenure = { person: 'rita', from: [2020], to: [null], text: [] };
const anEvent = { id: 'neix', date: { year: 2020 }, title: 'Neix', description: '', color: 'campus' };
const aQuotes = ['Amunt.', 'Avall.', 'Aguanta.'].map((quote) => ({ quote, author: 'Far' }));
const aMission = {
  title: 'Pilar',
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
const results = (change: object) =>
  told(resultsRules, { firstMonth: 9, fixedScores: { Vd5: 751 }, ...change });
const history = (change: object) => told(boards(PEOPLE), boardsOf({ ...aHistory, ...change }));
const board = (...components: readonly unknown[]) =>
  history({ s: { ...aBoard, direccio: { titol: 'Junta', components } } });
const tenure = (change: object) => told(tenures(PEOPLE), [{ ...aTenure, ...change }]);
const timeline = (...events: readonly object[]) => told(clubs.timeline(['campus', 'mon']), events);
const event = (change: object) => timeline({ ...anEvent, ...change });
const agenda = (...items: readonly object[]) =>
  told(
    calendar.agenda,
    items.map((item) => ({ ...anAgendaItem({ id: 'tio-2026' }), ...item })),
  );
const pause = (change: object) => told(calendar.pauses, [{ ...aPause, ...change }]);
const aChange = { date: '2026-12-01', rehearsal: 'dimarts', status: 'anul·lat', reason: 'Pluja' };
const changes = (...list: readonly object[]) =>
  told(
    calendar.rehearsalChanges((rehearsal, date) => rehearsal === 'dimarts' && date === '2026-12-01'),
    list.map((change) => ({ ...aChange, ...change })),
  );
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
const quotes = (...list: readonly object[]) => told(clubs.quotes, list);
const video = (text: string) => told(videoFile, text);
const album = (...photos: readonly object[]) =>
  told(clubs.albums, [{ id: 'tardor', title: 'Tardor', date: '2026-11-14', photos }]);
const sponsor = (image: string, ratio: number | undefined) =>
  told(
    clubs.sponsors(() => ratio),
    [{ name: 'Bar', image }],
  );

// `npm run content` tries the usual; each mistake below is told alone.
test('what is right but rare has no problem', () => {
  expect([
    ...results({ firstMonth: 1, fixedScores: {} }),
    ...board({ person: 'rita' }, 'separador', { nom: 'Pau' }),
    ...agenda({ start: '21:00', end: '02:00', until: '2026-11-01' }),
    ...agenda({ status: 'anul·lat', reason: 'pluja' }),
    ...agenda({ start: '18:00', end: '20:00', movedTo: { start: '22:00', end: '00:30' }, reason: 'pluja' }),
    ...changes({ status: undefined, movedTo: { place: 'Gimnàs' } }),
    ...video('{"items":[]}'),
    ...quotes(),
    ...album({ link: '/images/pilar.jpg', alt: 'Un pilar.' }),
  ]).toEqual([]);
});

const NO_CODE = 'no és el codi de cap castell. Escriu-lo com 4d8, 3d7a, Td7f o 3d7+4d7.';

const MISTAKES: Readonly<Record<string, readonly string[]>> = {
  '2026-2027 · `person` no pot ser «ritta». Volies dir «rita»?': board({ person: 'ritta' }),
  '2026-2027 · `person` no pot ser «nova». Afegeix-la a content/people/people.ts, o escriu-ne el nom.': board(
    { person: 'nova' },
  ),
  "2026-2027 · 'separador' va entre dues persones: ni al principi, ni al final, ni dues vegades seguides.":
    board({ person: 'rita' }, 'separador'),
  '2026-2028 · 2026-2028 no és cap temporada. Escriu dos anys seguits, com 2026-2027.': history({
    currentSeason: '2026-2028',
  }),
  "2026-2027 · una junta d'abans no pot ser de la temporada d'ara, 2026-2027, ni de després.": history({
    i: { '2026-2027': aBoard },
  }),
  'rita · `from` i `to` volen un any per a cada període.': tenure({ to: [] }),
  "rita · s'acaba el 2020, abans de començar el 2022.": tenure({ from: [2022], to: [2020] }),
  'els-inicis · no té cap paràgraf.': era({ paragraphs: [] }),
  'Pilar · el joc de castells no té «3d4nn». Volies dir «3d4n»?': asked('rehearsal', '3d4nn'),
  "Pilar · a les actuacions no hi ha 3d4n: demana'l a `rehearsal`.": asked('performance', '3d4n'),
  'Pilar · no demana res: `objectives` és buit.': mission({ objectives: {} }),
  'Pilar · «sense caure» és de tota una actuació: demana-ho a `performance`.': asked(
    'rehearsal',
    'sense caure',
  ),
  'Pilar · «primer cop» sempre vol `descarregat`.': asked('performance', 'primer cop', 'carregat'),
  'Pilar · «Torre» no és cap missió.': mission({ after: 'Torre' }),
  'Pilar · «Pilar» no és cap missió de més amunt.': mission({ after: ['Pilar'] }),
  'items · vídeos sense títol, o sense un enllaç com «https://…/watch?v=…»: 1.': video(
    '{"items":[{"link":"https://videos.example/watch?v=abcdefghijk"}]}',
  ),
  'agenda · `menu` no pot ser «Colla». Tria: La colla, join.': page({ menu: { Colla: 'Qui som' } }),
  'menu · una pàgina, i només una, convida a venir, amb `menu: { join: … }`; ara són: about, agenda.': page({
    menu: { join: 'Vine' },
  }),
  "agenda · /qui-som ja és l'adreça de «about».": page({ path: '/qui-som' }),
  "agenda · /en/about no és una adreça d'una sola part: una barra i, després, minúscules sense accents, xifres i guionets.":
    page({ path: '/en/about' }),
  "agenda · la descripció té 156 caràcters. Els cercadors n'ensenyen 155.": told(descriptions, {
    agenda: 'x'.repeat(156),
  }),
  'abans · 2019-11 és sota de 2020. Posa els fets per ordre de data.': timeline(anEvent, {
    ...anEvent,
    id: 'abans',
    date: { year: 2019, month: 11 },
  }),
  "neix · 14 no és cap mes. Escriu de l'1 al 12.": event({ date: { year: 2026, month: 14 } }),
  'Neix Avui · un identificador només té minúscules sense accents, xifres i guionets.': event({
    id: 'Neix Avui',
  }),
  "tardor · /images/pilar.svg no és una fotografia. Desa-la a public/images i escriu-ne l'adreça: /images/nom.jpg.":
    album({ link: '/images/pilar.svg', alt: 'Un pilar.' }),
  'tio-2026 · 2026-13-45 no és cap data. Escriu any-mes-dia, com 2026-11-23.': agenda({ date: '2026-13-45' }),
  "tio-2026 · s'acaba a les 19:00, abans de començar a les 20:00.": agenda({ start: '20:00', end: '19:00' }),
  'tio-2026 · no diu per què. Escriu un `reason`.': agenda({ status: 'anul·lat' }),
  'tio-2026 · `reason` vol també `status` o `movedTo`.': agenda({ reason: 'pluja' }),
  'tio-2026 · és anul·lat i canviat alhora. Escriu `status` o `movedTo`.': agenda({
    status: 'anul·lat',
    movedTo: { place: 'Gimnàs' },
    reason: 'pluja',
  }),
  'tio-2026 · `movedTo` no diu res de nou. Escriu-hi `date`, `start` o `place`.': agenda({
    movedTo: { howToGet: 'A peu.' },
    reason: 'pluja',
  }),
  'tio-2026 · `movedTo` té un `start` nou. Escriu-hi també `end`.': agenda({
    start: '18:00',
    end: '20:00',
    movedTo: { start: '19:00' },
    reason: 'pluja',
  }),
  'Pluja · no canvia res. Escriu `status` o `movedTo`.': changes({ status: undefined }),
  "Pluja · el 2026-12-01 no hi ha l'assaig «dijous», o és a l'agenda: canvia'l allà.": changes({
    rehearsal: 'dijous',
  }),
  "Pluja · l'assaig «dimarts» del 2026-12-01 es canvia dues vegades. Treu-ne una.": changes({}, {}),
  "tio-2026 · s'acaba el 2026-11-20, abans de començar el 2026-11-23.": agenda({
    date: '2026-11-23',
    until: '2026-11-20',
  }),
  'tio-2026 · `place` ha de ser un text, i hi ha 5.': agenda({ place: 5 }),
  "sopar · aquest `id` hi és dues vegades: canvia'n un.": agenda({ id: 'sopar' }, { id: 'sopar' }),
  "Nadal · s'acaba el 2026-12-22, abans de començar el 2027-01-07.": pause({
    from: '2027-01-07',
    to: '2026-12-22',
  }),
  [`4d7x · «4d7x» ${NO_CODE}`]: tower({ code: '4d7x' }),
  "4d8 · paràgrafs: 1. N'hi van de dos a quatre.": tower({ text: ['Un.'] }),
  "firstMonth · 0 no és cap mes. Escriu de l'1 al 12.": results({ firstMonth: 0 }),
  "fixedScores · el codi «2d8f» s'escriu «Td8f».": results({ fixedScores: { '2d8f': 751 } }),
  'colour · #15A8 no és cap color. Escriu # i sis xifres o lletres de la A a la F, com #2F6FB0.': club({
    colour: '#15A8',
  }),
  "whole · la portada n'ensenya 3; n'hi ha 2.": quotes(...aQuotes.slice(1)),
  'Fet. · no hi diu de qui és: `author` és buit.': quotes(...aQuotes, {
    quote: 'Fet.',
    author: '',
  }),
  'Bar · public/sponsors/bra.svg no existeix.': sponsor('bra.svg', undefined),
  "Bar · public/sponsors/bar.svg fa d'ample 1,00 vegades el que fa d'alt. Un logotip en fa el doble.":
    sponsor('bar.svg', 1),
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

test.each<[string, string, string?]>([
  ['link', '/assajos', "/assajos no és l'adreça de cap pàgina."],
  ['link', '/agenda#els-inici', "res no té l'identificador «els-inici» de /agenda#els-inici."],
  ['link', '/agenda?mes=2026-11#els-inicis'],
  ['link', 'https://castells.example'],
  ['text', '/assajos'],
  ['answer', "Mira [l'agenda](/agenda#els-inicis), o [això](https://castells.example)."],
  ['answer', "Mira [l'assaig](/assajos).", "/assajos no és l'adreça de cap pàgina."],
  [
    'answer',
    "Mira [l'agenda](agenda).",
    "«[l'agenda](agenda)» no és cap enllaç. S'escriu [text](/adreça), sense espais a l'adreça.",
  ],
  ['link', '/images/petita.jpg'],
  [
    'link',
    '/images/Petita.jpg',
    "public/images/Petita.jpg no existeix. Al nom d'un fitxer, les majúscules i els accents compten.",
  ],
  [
    'image',
    '/images/gran.jpg',
    'public/images/gran.jpg pesa 21 MB. Una fotografia en pesa 20 com a molt: desa-la més petita.',
  ],
  [
    'image',
    '/images/trencada.jpg',
    'public/images/trencada.jpg no és cap imatge. Torna-la a desar com a JPEG.',
  ],
  [
    'image',
    '/images/IMG_1.HEIC',
    "public/images/IMG_1.HEIC és un HEIC, i els navegadors no l'ensenyen. Desa'l com a JPEG.",
  ],
  [
    'image',
    '/sponsors/gran.png',
    'public/sponsors/gran.png pesa 513 KB. Fora de public/images, una imatge en pesa 512 com a molt.',
  ],
  ['image', '/dibuixos/4d8.svg'],
  ['link', 'public/images/a.jpg', "public/images/a.jpg s'escriu sense «public»: /images/a.jpg."],
  ['title', 'Com apuntar-s’hi, encara que…', "«om apuntar-s’hi, encara » té un apòstrof corbat. Escriu '."],
])('%s %s', (key, text, ...expected) => {
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
    'content/quotes.ts:6:12 Expected "," but found "ident". Mira si hi falta una coma, un parèntesi o unes cometes; un text amb apòstrof va entre cometes dobles.',
  );
  expect(importProblem('content/index.ts', new RangeError('no such code\nat x'))).toBe(
    'content/index.ts no es pot llegir: no such code',
  );
});

test('a row that the site leaves out is named with its line and reason', () => {
  const told = (diades: string, scores = 'Castell,Descarregat,Carregat\n3d7,785,615\n') =>
    checkResults((path) => (path.includes('diades') ? diades : scores), 2024, '2026-11-23');
  const wrong = aCsv({}, { mes: '13' }, { any: '1904' }, { any: '2062' });
  expect(told(wrong, 'Castell,Descarregat')).toEqual([
    "public/data/diades.csv · línia 3: la data no existeix o l'any no té quatre xifres (14/13/2024). El web no la fa servir.",
    'public/data/diades.csv · línia 4: la data és anterior a la fundació de la colla (1904-11-14). El web no la fa servir.',
    'public/data/diades.csv · línia 5: la data encara no ha arribat (2062-11-14). El web no la fa servir.',
    'public/data/puntuacions.csv · Al full hi falta la columna «Carregat».',
  ]);
  expect(told(aCsv({ motiu: '"Diada' }))).toEqual([
    "public/data/diades.csv · No s'ha pogut llegir cap fila del full. Potser hi ha unes cometes que no es tanquen.",
  ]);
});
