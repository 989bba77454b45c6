import type { Recipe } from '../recipe';

/** A passage, and where its two options lead. */
const TWO_OPTIONS = /id: '(\w+)',(?:(?!id: ').)*?link: '(\w+)'(?:(?!id: ').)*?link: '(\w+)'/s;

export const addAPassage: Recipe = {
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
