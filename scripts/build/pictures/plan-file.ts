/** Shapes of one colour in all people, in painting order: hands, sleeves, shoulders, heads. */
type Shape = { readonly d: string; readonly fill: string | undefined; readonly opacity: string | undefined };

const attribute = (markup: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(markup)?.[1];

/** A head is an ellipse around a point of the axis. */
function shapeOf(markup: string): Shape {
  const number = (name: string) => Number(attribute(markup, name));
  const [middle, rx, ry] = [number('cx'), number('rx'), number('ry')];
  const arc = (x: number) => `A${rx} ${ry} 0 0 0 ${x} 0`;
  const head = `M${middle - rx} 0${arc(middle + rx)}${arc(middle - rx)}Z`;
  return {
    d: attribute(markup, 'd') ?? head,
    fill: attribute(markup, 'fill'),
    opacity: attribute(markup, 'opacity'),
  };
}

const tenths = (value: number) => Math.round(value * 10);

/** In tenths of a unit, so that errors of rounding do not add up. */
const listed = (values: readonly number[]) =>
  values
    .map((value) => `${value / 10}`.replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/** Turns a path of absolute commands around the origin. All but its first point become relative to the one before. */
function turned(d: string, degrees: number): (x: number, y: number) => string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  let [first, x, y] = [[0, 0], 0, 0];
  let [start, rest] = [first, ''];
  for (const [, command = '', list = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [rx = 0, ry = 0, , large, sweep] = command === 'A' ? numbers.splice(0, 5) : [];
    const points = numbers.flatMap((value, index) => {
      const next = numbers[index + 1] ?? 0;
      return index % 2 ? [] : [[tenths(value * cos - next * sin), tenths(value * sin + next * cos)]];
    });
    const moves = points.flatMap(([px = 0, py = 0]) => [px - x, py - y]);
    const [endX = 0, endY = 0] = points.at(-1) ?? start;
    [x, y] = [endX, endY];
    if (command === 'M') start = [x, y];
    if (command === 'M' && rest === '') first = start;
    else
      rest += `${command.toLowerCase()}${command === 'A' ? `${rx} ${ry} ${rx === ry ? 0 : degrees} ${large} ${sweep} ` : ''}${listed(moves)}`;
  }
  return (atX, atY) => `M${listed([tenths(atX) + (first[0] ?? 0), tenths(atY) + (first[1] ?? 0)])}${rest}`;
}

/** Degrees between headings. Equal ones compress well, and nobody sees the difference. */
const STEP = 3;

const USES =
  /<use href="#([^"]+)" transform="translate\((\S+) (\S+)\)rotate\((\S+)\)" fill="([^"]+)" color="([^"]+)"/g;

/**
 * Merges the people of a plan, as `TowerDrawing` writes it: one path for each colour of hands, sleeves, shoulders and heads, without
 * `<use>`. From above hands are under backs, but those of baixos, who are painted last.
 */
export function mergedPlan(svg: string): string {
  const kinds = new Map(
    [...svg.matchAll(/<g id="([^"]+)">(.*?)<\/g>/g)].map(([, id = '', shapes = '']) => [
      id,
      [...shapes.matchAll(/<(?:path|ellipse)[^>]*>/g)].map(([markup]) => shapeOf(markup)),
    ]),
  );
  const people = [...svg.matchAll(USES)]
    .map(([, kind = '', x, y, degrees, skin = '', hair = '']) => {
      const heading = Math.round(Number(degrees) / STEP) * STEP;
      return { kind, x: Number(x), y: Number(y), heading, skin, hair, last: kind.endsWith('baix') };
    })
    .sort((a, b) => a.heading - b.heading);
  const paths = new Map<string, { readonly order: number; readonly d: string }>();
  for (const { kind, x, y, heading, skin, hair, last } of people)
    for (const [layer, { d, fill = skin, opacity }] of (kinds.get(kind) ?? []).entries()) {
      const order = layer + (last ? 100 : 0);
      const paint = `fill="${fill === 'currentColor' ? hair : fill}"${opacity ? ` opacity="${opacity}"` : ''}`;
      const key = `${order} ${paint}`;
      paths.set(key, { order, d: (paths.get(key)?.d ?? `<path ${paint} d="`) + turned(d, heading)(x, y) });
    }
  const merged = [...paths.values()].sort((a, b) => a.order - b.order).map(({ d }) => `${d}"/>`);
  return `${svg.slice(0, svg.indexOf('<defs>'))}${merged.join('')}</svg>`;
}
