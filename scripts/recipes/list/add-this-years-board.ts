import type { Recipe } from '../recipe';
import { directionBoard, keepBoard, seasonFrom } from './board-file';

export const addThisYearsBoard: Recipe = {
  title: "Add this year's board",
  follow: (tree) => {
    const { file, current, board } = directionBoard(tree);
    const members = [...board.matchAll(/person: '([a-z-]+)'/g)].map(([, id]) => id);
    const presidents = 'content/people/presidents.ts';
    const next = members.find((id) => !tree.read(presidents).includes(`'${id}'`));
    if (!next) throw new Error('Everybody on the board has been president.');
    keepBoard(tree, file, current, board);
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

/** The same board with another president, who leaves the seat of before to the one of before. */
function withPresident(board: string, next: string): string {
  const [, before] = /carrec: 'Presidència', person: '([a-z-]+)'/.exec(board) ?? [];
  return board.replaceAll(new RegExp(`'(${before}|${next})'`, 'g'), (_, id) =>
    id === next ? `'${before}'` : `'${next}'`,
  );
}
