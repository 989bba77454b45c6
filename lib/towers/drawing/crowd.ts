import type { Figure } from './figure';

type Crowd = { readonly width: number; readonly height: number; readonly figures: readonly Figure[] };

const GAP = 37;
const ROWS = 4;
const ROW_STEP = 17;
/** From the raised hands of the last row to the waists of the first. */
const HEIGHT = 110;
const REACH = 48;

/** Fixed offset from -3 to 3. */
const sway = (a: number, b: number) => ((a * 5 + b * 7 + a * b * 3) % 7) - 3;

function personAt(id: number, row: number, column: number, x: number): Figure {
  return {
    id,
    role: 'cordo',
    part: 'pinya',
    floor: 1,
    tower: 0,
    x: Math.round(x),
    y: Math.round(143 + row * ROW_STEP + sway(row, column) / 2),
    depth: (ROWS - 1 - row) / (ROWS - 1),
    scale: 1,
    pose: 'reaching',
    facing: 'away',
    heading: -Math.PI / 2 + sway(column, row + 2) * 0.2,
    hands: [],
    standsOn: [],
  };
}

/**
 * Draws a band of heads and raised arms that tiles horizontally, `width` drawing units wide. A person across an edge
 * appears at both edges with the same id.
 */
export function drawCrowd(width: number): Crowd {
  const perRow = Math.max(2, Math.round(width / GAP));
  const figures = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: perRow }, (_, column) => {
      const x = ((column + 0.25 + (row % 2) / 2) / perRow) * width + sway(column, row);
      const person = personAt(row * perRow + column, row, column, x);
      return [person, { ...person, x: person.x - width }, { ...person, x: person.x + width }];
    })
      .flat()
      .filter(({ x }) => x > -REACH && x < width + REACH)
      .sort((a, b) => a.x - b.x),
  ).flat();
  return { width, height: HEIGHT, figures };
}
