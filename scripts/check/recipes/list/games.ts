import type { Recipe } from '@/scripts/check/recipes/tree';

const addAWordSearch: Recipe = {
  title: 'Add a word search',
  follow: async ({ insertBefore, run }) => {
    insertBefore(
      'content/games/word-search/themes.ts',
      /\] as const satisfies/,
      `{
    title: 'La música',
    seed: 1999,
    words: {
      Gralla: 'El vent dels castells.',
      Timbal: 'Marca el pas.',
      Melodia: 'El que es taral·leja.',
      Partitura: 'El paper que ningú no mira.',
      Embocadura: 'On es bufa.',
      Canya: 'La part que vibra.',
      Repic: 'Seguit de cops.',
      Cercavila: 'Camina amb música.',
      Assaig: 'On es repeteix.',
      Cançó: 'Té lletra.',
      Mestre: 'En sap més.',
      Compàs: 'La mida.',
      Silenci: 'El que hi ha entre notes.',
    },
  },`,
    );
    await run('make:levels');
  },
};

const addACrossword: Recipe = {
  title: 'Add a crossword',
  follow: async ({ insertBefore, run }) => {
    insertBefore(
      'content/games/crossword/puzzles.ts',
      /\] as const satisfies/,
      `{
    seed: 3,
    columns: 9,
    rows: 9,
    words: 6,
    clues: [
      { word: 'Gralla', hint: 'Ocell negre que surt a plaça amb camisa.' },
      { word: 'Timbaler', hint: "Del Bruc o de la colla, fa soroll amb dues baquetes." },
      { word: 'Canya', hint: "Se'n posa a la boca de l'instrument i al got de cervesa." },
      { word: 'Repic', hint: 'El de les campanes i el dels tabals.' },
      { word: 'Melodia', hint: 'El que et queda al cap quan el toc ja s\\'ha acabat.' },
      { word: 'Cercavila', hint: 'Camina pels carrers amb la música al davant.' },
      { word: 'Mestre', hint: "N'ensenya, i sense títol." },
      { word: 'Bar', hint: 'On acaba la música, i on torna a començar.' },
    ],
  },`,
    );
    await run('make:levels');
  },
};

const addAPhrase: Recipe = {
  title: 'Add a phrase to the hangman',
  follow: ({ insertBefore }) => {
    insertBefore('content/games/hangman.ts', /\] as const satisfies readonly string/, "'pinya ben tancada',");
    insertBefore(
      'content/games/hangman.ts',
      /\} as const satisfies Record/,
      "'pinya ben tancada': { clue: 'El que demana qui mana.', meaning: 'La base, quan ja no hi cap ningú.' },",
    );
  },
};

const END = /\] as const satisfies readonly More/;

const addAPuzzleBeside: Recipe = {
  title: 'Add a puzzle beside the levels',
  follow: async ({ insertBefore, run }) => {
    insertBefore(
      'content/games/hangman.ts',
      END,
      `{
    id: 'frase-nova',
    phrase: 'tres de vuit',
    clue: 'Els reis que venen i les potes de la mosca amb dues de més.',
    meaning: 'Castell de tres persones per pis. Es diu pel que té.',
  },`,
    );
    insertBefore(
      'content/games/word-search/more.ts',
      END,
      `{
    id: 'roba',
    title: 'La roba',
    seed: 3,
    words: {
      Faixa: 'Es porta ben estreta.',
      Camisa: 'Diu de quina colla ets.',
      Mocador: 'Vermell amb pics.',
      Pantalons: 'Són blancs.',
    },
  },`,
    );
    insertBefore(
      'content/games/crossword/more.ts',
      END,
      `{
    id: 'petit',
    title: 'El petit',
    seed: 1,
    pattern: [
      '#.##',
      '...#',
      '#...',
      '##.#',
    ],
    clues: [
      { word: 'Mar', hint: 'El de gent omple la plaça.' },
      { word: 'Tap', hint: 'Salta amb el cava.' },
      { word: 'Peu', hint: 'Calça espardenya.' },
      { word: 'Rei', hint: 'Ve en camell, o mana amb corona.' },
      { word: 'Sou', hint: 'El que es cobra.' },
    ],
  },`,
    );
    await run('make:levels');
  },
};

const addACard: Recipe = {
  title: 'Add a card to the memory',
  follow: ({ create, insertBefore }) => {
    create(
      'content/drawings/memory/mocador.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">
  <rect width="240" height="240" fill="#FBF6EE"/>
  <path d="M30 70h180L120 190z" fill="#B3202C"/>
</svg>
`,
    );
    insertBefore(
      'content/games/memory.ts',
      /\] as const satisfies readonly MemoryCard/,
      "{ name: 'mocador', image: '/memory/mocador.svg', spoken: 'mocador' },",
    );
  },
};

const addAMission: Recipe = {
  title: 'Add a mission to the castle game',
  follow: ({ insertBefore }) =>
    insertBefore(
      'content/castle-game/missions.ts',
      /\n\] as const satisfies/,
      `{
    title: 'Tres de cinc a plaça',
    description: 'Descarregueu un tres de cinc en una actuació. Algú ho explicarà a la biblioteca, fluix però a tothom.',
    objectives: { performance: [{ code: '3d5', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 5 }],
  },`,
    ),
};

const addAGameTower: Recipe = {
  title: 'Add a tower to the castle game',
  tests: [
    '__tests__/content/castle-game',
    '__tests__/lib/castle-game',
    '__tests__/content/games',
    '__tests__/lib/games/daily-castell',
  ],
  follow: ({ insertBefore }) =>
    insertBefore(
      'content/castle-game/scored-towers.ts',
      /\] as const satisfies/,
      "{ code: '5d9f', group: 8, subgroup: 3, people: 305, carregat: 5900, descarregat: 7600 },",
    ),
};

/** Matches a passage with two options: its id and the two links. */
const TWO_OPTIONS = /id: '(\w+)',(?:(?!id: ').)*?link: '(\w+)'(?:(?!id: ').)*?link: '(\w+)'/s;

const addAPassage: Recipe = {
  title: 'Add a passage to the story',
  follow: async ({ list, read, replace, insertBefore, run }) => {
    const files = list('content/story')
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `content/story/${name}`);
    const file = files.find((path) => TWO_OPTIONS.test(read(path))) ?? '';
    const [, from, first, second] = TWO_OPTIONS.exec(read(file)) ?? [];
    insertBefore(
      file,
      /\] as const satisfies/,
      `{
    id: '99',
    title: \`El semàfor\`,
    text: [
      \`Abans d'arribar-hi, un semàfor us atura a tots en una cantonada on a aquesta hora no passa mai ningú. És vermell i ho continua sent. Algú proposa de creuar igualment; algú altre diu que una colla que no sap esperar no hauria de tirar mai un castell de vuit.\`,
      \`Us ho mireu en silenci, com si fos l'enxaneta a punt de fer l'aleta. Passa un cotxe, passa un gat, passa la son. Quan per fi es posa verd, tothom aplaudeix i a la finestra del primer pis s'encén un llum. Ja podeu continuar, però ara cal dir cap on.\`,
    ],
    options: [
      { text: [\`Segueixes els que ja han creuat.\`], link: '${first}' },
      { text: [\`Gires cua i busques un altre camí.\`], link: '${second}' },
    ],
  },`,
    );
    replace(file, new RegExp(`(?<=id: '${from}',(?:(?!id: ').)*?link: ')${first}(?=')`, 's'), '99');
    await run('story:check');
  },
};

export const gameRecipes: readonly Recipe[] = [
  addAWordSearch,
  addACrossword,
  addAPhrase,
  addAPuzzleBeside,
  addACard,
  addAMission,
  addAGameTower,
  addAPassage,
];
