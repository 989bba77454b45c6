import { openSync } from 'fontkit';
import { FACES, type Face } from '../documents/page-style';

/** How the name of a sponsor is set: its lines, the face, the size in units of the drawing, and the colour. */
export type Wordmark = {
  readonly lines: readonly string[];
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
};

function openFace(face: Face) {
  const font = openSync(FACES[face]);
  if (!('layout' in font)) throw new Error(`${FACES[face]} holds several faces`);
  return font;
}

type Command = { readonly command: string; readonly args: readonly number[] };

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/**
 * The outline of a glyph in whole units of its font, each point told from the one before: half the length of
 * what the font library writes. `from` is where the pen stands; the pen's new place is returned.
 */
function glyphPath(commands: readonly Command[], offset: number, from: readonly [number, number]) {
  let [penX, penY] = from;
  let [startX, startY] = from;
  let data = '';
  for (const { command, args } of commands) {
    const numbers = args.map((value, index) =>
      index % 2 === 0 ? Math.round(value) + offset - penX : -Math.round(value) - penY,
    );
    data += `${LETTERS[command]}${numbers.join(' ').replace(/ -/g, '-')}`;
    penX += numbers.at(-2) ?? startX - penX;
    penY += numbers.at(-1) ?? startY - penY;
    if (command === 'moveTo') [startX, startY] = [penX, penY];
  }
  return { data, pen: [penX, penY] as const };
}

/** A line of text as the data of one path in units of the font, with its width there. */
function linePath(text: string, face: Face) {
  const { glyphs, positions } = openFace(face).layout(text);
  let [data, width] = ['', 0];
  let pen: readonly [number, number] = [0, 0];
  glyphs.forEach((glyph, index) => {
    const drawn = glyphPath(glyph.path.commands, width, pen);
    data += drawn.data;
    pen = drawn.pen;
    width += Math.round(positions[index]?.xAdvance ?? 0);
  });
  // The data of a path begins where the pen stands: at the start of the line.
  return { data: `M0 0${data}`, width };
}

/** The lines of a wordmark, centred on `middle`, with the width of the longest. */
export function drawWordmark(wordmark: Wordmark, x: number, middle: number): { svg: string; width: number } {
  const { face, size, colour } = wordmark;
  const scale = size / openFace(face).unitsPerEm;
  const leading = size * 1.14;
  // Capitals are about 0.67 of the size high, in both faces.
  const first = middle - ((wordmark.lines.length - 1) * leading) / 2 + size * 0.335;
  const lines = wordmark.lines.map((line) => linePath(line, face));
  const paths = lines.map(({ data }, index) => {
    const y = Math.round((first + index * leading) * 100) / 100;
    return `<path transform="translate(${x} ${y}) scale(${scale})" d="${data}"/>`;
  });
  return {
    svg: `<g fill="${colour}">${paths.join('')}</g>`,
    width: Math.max(...lines.map(({ width }) => width)) * scale,
  };
}
