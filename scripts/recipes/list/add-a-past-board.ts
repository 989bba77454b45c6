import type { Recipe } from '../recipe';
import { directionBoard, keepBoard, seasonFrom } from './board-file';

/** Who held an office when a season began, by the list of who held it. */
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
  throw new Error(`Nobody held the office in ${season}.`);
}

export const addAPastBoard: Recipe = {
  title: 'Add a past board',
  follow: (tree) => {
    const { file, current, seasons } = directionBoard(tree);
    let season = seasonFrom(current, -1);
    while (seasons.includes(season)) season = seasonFrom(season, -1);
    const president = holderIn(tree.read('content/people/presidents.ts'), season);
    const head = holderIn(tree.read('content/people/heads.ts'), season);
    keepBoard(
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
