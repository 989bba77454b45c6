import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recipe, Tree } from '@/scripts/check/recipes/tree';

/** A season and the one after or before it, `2026-2027` → `2027-2028`. */
const seasonFrom = (season: string, years: number): string =>
  season
    .split('-')
    .map((year) => Number(year) + years)
    .join('-');

/** Reads the file of the direction board, which every club has. */
function directionBoard({ list, read }: Tree) {
  const files = list('content/boards').map((name) => `content/boards/${name}`);
  const file = files.find((path) => /carrec: 'Presidència'/.test(read(path)));
  if (!file) throw new Error('content/boards: no file contains "Presidència".');
  const text = read(file);
  const [, current] = /currentSeason: '(\d{4}-\d{4})'/.exec(text) ?? [];
  const [, board] = /\n {2}s: (\{.*?\n {2}\}),\n/s.exec(text) ?? [];
  const seasons = [...text.matchAll(/^ {4}'(\d{4}-\d{4})': \{/gm)].map(([, season]) => season);
  if (!current || !board) throw new Error(`${file}: no currentSeason or no board s of this season.`);
  return { file, current, board, seasons };
}

/** Adds the board of a past season. */
const addPastBoard = (tree: Tree, file: string, season: string, board: string): void =>
  tree.insertAfter(file, /\n {2}i: \{/, `'${season}': ${board},`);

/** University castells, at least one of which the club has not built yet. */
const candidates = [
  { code: '5d6', name: 'Cinc de sis' },
  { code: '7d6', name: 'Set de sis' },
  { code: '4d6', name: 'Quatre de sis' },
  { code: '9d6', name: 'Nou de sis' },
  { code: '10d6', name: 'Deu de sis' },
];

const addATower: Recipe = {
  title: 'Afegir un castell',
  follow: ({ list, read, create, insertAfter }) => {
    const files = list('content/towers');
    const tower = candidates.find(({ code }) => !files.includes(`${code}.ts`));
    if (!tower)
      throw new Error('content/towers: has every candidate of this recipe already; add one to `candidates`.');
    const neighbour = read(`content/towers/${files[0]}`);
    create(
      `content/towers/${tower.code}.ts`,
      `${neighbour.match(/^import .*\n/)?.[0]}
export const afegit = {
  code: '${tower.code}',
  name: '${tower.name}',
  link: 'elevation',
  text: [
    'Aquest castell el vam provar tot un curs abans de dur-lo a plaça.',
    'Quan per fi el vam descarregar, la pinya va trigar una bona estona a desfer-se.',
  ],
  gallery: [
    { link: 'elevation', caption: 'El castell sencer, tal com es va veure aquell dia.' },
    { link: 'plan', caption: 'La pinya, des de dalt, amb tothom al seu lloc.' },
  ],
} as const satisfies CatalogueTower;
`,
    );
    insertAfter('content/towers/index.ts', /^/, `import { afegit } from './${tower.code}';\n`);
    insertAfter('content/towers/index.ts', /export const towers[^=]*= \[/, 'afegit,');
  },
};

const addThisYearsBoard: Recipe = {
  title: "Afegir la junta d'aquest curs",
  follow: (tree) => {
    const { file, current, board } = directionBoard(tree);
    const members = [...board.matchAll(/person: '([a-z-]+)'/g)].map(([, id]) => id);
    const presidents = 'content/people/presidents.ts';
    const next = members.find((id) => !tree.read(presidents).includes(`'${id}'`));
    if (!next) throw new Error(`${file}: all members of the board are in ${presidents} already.`);
    addPastBoard(tree, file, current, board);
    tree.replace(file, /(?<=\n {2}s: )\{.*?\n {2}\}(?=,\n)/s, withPresident(board, next));
    tree.replace(file, /(?<=currentSeason: ')\d{4}-\d{4}/, seasonFrom(current, 1));
    const [year] = seasonFrom(current, 1).split('-');
    tree.replace(presidents, /(?<=to: \[)null(?=\])/, String(year));
    tree.insertBefore(
      presidents,
      /\n {2}\],\n\} as const satisfies/,
      `{ person: '${next}', from: [${year}], to: [null], text: [
        'El primer dia va demanar una còpia de cada clau i un inventari de cada calaix. El segon va fer cafè per a tota la junta, i des de llavors les reunions comencen a l\\'hora.',
      ] },`,
    );
  },
};

/** Returns the board with the seats of the president and of `next` exchanged. */
function withPresident(board: string, next: string): string {
  const [, before] = /carrec: 'Presidència', person: '([a-z-]+)'/.exec(board) ?? [];
  return board.replaceAll(new RegExp(`'(${before}|${next})'`, 'g'), (_, id) =>
    id === next ? `'${before}'` : `'${next}'`,
  );
}

/** Returns who held an office when a season began. */
function holderIn(list: string, season: string): string {
  const start = Number(season.slice(0, 4));
  const tenures = list.matchAll(/person: '([a-z-]+)',\s+from: \[(.*?)\],\s+to: \[(.*?)\]/g);
  for (const [, person = '', from = '', to = ''] of tenures) {
    const ends = to
      .split(',')
      .map((year) => (year.trim() === 'null' ? Number.POSITIVE_INFINITY : Number(year)));
    if (from.split(',').some((year, index) => Number(year) <= start && (ends[index] ?? 0) > start))
      return person;
  }
  throw new Error(`No person of the list held the office in ${season}.`);
}

const addAPastBoard: Recipe = {
  title: "Afegir una junta d'abans",
  follow: (tree) => {
    const { file, current, seasons } = directionBoard(tree);
    let season = seasonFrom(current, -1);
    while (seasons.includes(season)) season = seasonFrom(season, -1);
    const president = holderIn(tree.read('content/people/presidents.ts'), season);
    const head = holderIn(tree.read('content/people/heads.ts'), season);
    addPastBoard(
      tree,
      file,
      season,
      `{
        direccio: {
          titol: 'Direcció',
          components: [
            { carrec: 'Presidència', person: '${president}' },
            { carrec: 'Tresoreria', nom: 'Anna Vila' },
            'separador',
            { carrec: 'Cap de colla', person: '${head}' },
          ],
        },
        junta: [{ titol: 'Festes', components: [{ carrec: 'Coordinació', nom: 'Marta Pla' }] }],
      }`,
    );
  },
};

const addAPerson: Recipe = {
  title: 'Afegir una persona',
  follow: ({ read, insertBefore, replace }) => {
    const heads = 'content/people/heads.ts';
    const from = [...read(heads).matchAll(/from: \[(.*?)\]/g)].flatMap(([, years = '']) => years.split(','));
    const year = Math.max(...from.map(Number)) + 1;
    insertBefore(
      'content/people/people.ts',
      /\} as const satisfies/,
      "'anna-vila': { name: 'Anna Vila i Serra', mote: 'Llevant' },",
    );
    replace(heads, /(?<=to: \[)null(?=\])/, String(year));
    insertBefore(
      heads,
      /\n {2}\],\n\} as const satisfies/,
      `{
      person: 'anna-vila',
      from: [${year}],
      to: [null],
      text: [
        'Va arribar a la colla per acompanyar una amiga i es va quedar per la pinya. Mira els castells amb els ulls mig tancats, diu que així se sent millor si van bé, i no alça mai la veu.',
      ],
    },`,
    );
  },
};

const addAnEvent: Recipe = {
  title: 'Afegir un fet a la línia del temps',
  follow: ({ read, insertBefore }) => {
    const file = 'content/timeline/events.ts';
    const last = [...read(file).matchAll(/date: \{ year: (\d+)/g)].at(-1);
    const colour = [...read(file).matchAll(/color: '([a-z-]+)'/g)].at(-1);
    const year = Number(last?.[1]) + 1;
    insertBefore(
      file,
      /\n\] as const satisfies/,
      `{
    id: 'aplec-${year}',
    date: { year: ${year}, month: 5 },
    title: 'Un aplec a casa',
    description: ['Set colles de campus al mateix pati. La plaça queda petita i la festa dura fins ', { text: 'a la matinada', link: '/qui-som' }, '.'],
    image: { code: '3d7' },
    color: '${colour?.[1]}',
  },`,
    );
  },
};

const addToTheAgenda: Recipe = {
  title: "Afegir un acte a l'agenda",
  follow: ({ read, insertBefore }) => {
    const [, day] = /from: '(\d{4}-\d{2}-\d{2})'/.exec(read('content/calendar/season.ts')) ?? [];
    if (!day) throw new Error('content/calendar/season.ts: no first day of the course (`from`).');
    insertBefore(
      'content/calendar/agenda.ts',
      /\n\] as const satisfies/,
      `{
    id: 'torneig-de-botifarra',
    kind: 'activitat',
    title: 'Torneig de botifarra',
    date: '${day}',
    start: '18:00',
    end: '20:30',
    place: 'El local de la colla',
    description: 'Per parelles, i sense fer trampes amb el peu. Gratuït.',
  },`,
    );
  },
};

const changeWhenWeRehearse: Recipe = {
  title: 'Canviar els assajos',
  follow: ({ read, replace, insertBefore }) => {
    const file = 'content/calendar/rehearsals.ts';
    const [, place] = /place: (\w+) \},\n\] as const satisfies/.exec(read(file)) ?? [];
    if (!place) throw new Error(`${file}: the last entry is not a rehearsal with a place.`);
    insertBefore(
      file,
      /\] as const satisfies readonly Rehearsal/,
      `{ id: 'dissabte-mati', weekday: 'dissabte', from: '10:30', to: '13:00', place: ${place} },`,
    );
    replace(
      'content/calendar/season.ts',
      /(?<=calendarRevised = ')\d{4}-\d{2}-\d{2}/,
      new Date().toISOString().slice(0, 10),
    );
  },
};

const addAQuote: Recipe = {
  title: 'Afegir una frase a la portada',
  follow: ({ insertBefore }) =>
    insertBefore(
      'content/quotes.ts',
      /\n\] as const satisfies/,
      "{ quote: 'Vaig venir a mirar i em van donar una faixa. No he sabut mai qui me la va posar.', author: 'Fanal, vent des de 2021' },",
    ),
};

const addASponsor: Recipe = {
  title: 'Afegir un patrocinador',
  follow: ({ create, insertAfter }) => {
    create(
      'public/sponsors/forn-de-la-placa.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><path d="M40 90h160l-20-60H60z"/></svg>\n',
    );
    insertAfter(
      'content/sponsors.ts',
      /^.*?sponsors: \[/s,
      "{ name: 'Forn de la Plaça', image: 'forn-de-la-placa.svg' },",
    );
  },
};

const changeALegalText: Recipe = {
  title: 'Canviar un document legal',
  follow: async ({ list, read, insertAfter, run }) => {
    const files = list('content/legal').map((name) => `content/legal/${name}`);
    const file = files.find((path) => /articles: \[/.test(read(path)));
    if (!file) throw new Error('content/legal: no file has articles.');
    // Before the first article, so that the numbers of all others change.
    insertAfter(
      file,
      /^.*?articles: \[/s,
      `{
        key: 'nom-i-lema',
        title: 'El nom i el lema',
        blocks: [
          'La colla pot canviar de nom i de lema quan ho acorden dues terceres parts dels socis, tal com diu {article:nom-i-lema}.',
        ],
      },`,
    );
    await run('make:documents');
  },
};

const changeTheScore: Recipe = {
  title: 'Canviar la partitura',
  tests: ['__tests__/scripts/make/sheet-music', '__tests__/scripts/build/sounds'],
  follow: async ({ replace, run }) => {
    // A little faster.
    replace('scripts/make/sheet-music/toc-de-castells.abc', /(?<=\[Q:3\/8=)\d+(?=\] \|: "\^Pujada)/, '100');
    await run('make:documents');
  },
};

const RESULTS = 'public/data/diades.csv';
const POINTS = 'public/data/puntuacions.csv';

const readAPublishedSheet: Recipe = {
  title: 'Read the results from a published sheet',
  tests: ['__tests__/scripts/build/data-pull'],
  follow: async ({ read, run }) => {
    const results = read(RESULTS).trimEnd();
    const [day, month, year, ...rest] = results.slice(results.lastIndexOf('\n') + 1).split(',');
    const newer = [day, month, Number(year) + 1, ...rest].join(',');
    // A published CSV with one line more than the file.
    const sheets = new Map([
      ['/diades', `${results}\n${newer}\n`],
      ['/puntuacions', read(POINTS)],
    ]);
    const server = createServer(({ url }, response) => response.end(sheets.get(url ?? '')));
    const address = await new Promise<AddressInfo>((done, fail) => {
      server.listen(0, '127.0.0.1', () => {
        const at = server.address();
        if (typeof at === 'object' && at) done(at);
        else fail(new Error('The server of the CSV has no address.'));
      });
    });
    try {
      await run('data:pull', {
        NEXT_PUBLIC_DIADES_CSV_URL: `http://127.0.0.1:${address.port}/diades`,
        NEXT_PUBLIC_PUNTUACIONS_CSV_URL: `http://127.0.0.1:${address.port}/puntuacions`,
      });
    } finally {
      server.close();
    }
    if (!read(RESULTS).includes(newer)) throw new Error(`${RESULTS}: data:pull has not added the new line.`);
  },
};

export const clubRecipes: readonly Recipe[] = [
  addATower,
  addThisYearsBoard,
  addAPastBoard,
  addAPerson,
  addAnEvent,
  addToTheAgenda,
  changeWhenWeRehearse,
  addAQuote,
  addASponsor,
  changeALegalText,
  changeTheScore,
  readAPublishedSheet,
];
