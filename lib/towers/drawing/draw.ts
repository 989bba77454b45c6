import type { Construction } from '@/lib/towers/types';
import { drawElevation, type ElevationOptions, topOf } from './elevation';
import { type Drawing, type Figure, SHOULDER, type View } from './figure';
import { drawPlan } from './plan';

/** `options` only affect the elevation. */
export function drawTower(construction: Construction, view: View, options?: ElevationOptions): Drawing {
  switch (view) {
    case 'elevation':
      return drawElevation(construction, options);
    case 'plan':
      return drawPlan(construction);
    case 'detail':
      return drawDetail(construction);
  }
}

const MARGIN = 26;

/** Ignores a pilar inside. */
const crownOf = (figures: readonly Figure[]): Figure | undefined =>
  figures
    .filter(({ pose, role }) => pose === 'crowning' && role === 'enxaneta')
    .reduce<Figure | undefined>((best, figure) => (best && best.y <= figure.y ? best : figure), undefined);

/**
 * Draws the top of the elevation, down to the hips below the pom, 4:5 or wider. A drawing without enxaneta is
 * returned whole.
 */
function drawDetail(construction: Construction): Drawing {
  const whole = drawElevation(construction);
  const crown = crownOf(whole.figures);
  if (!crown) return { ...whole, view: 'detail' };
  const pom = whole.figures.filter(
    ({ tower, role, floor }) => tower === crown.tower && role !== 'agulla-pilar' && floor > crown.floor - 3,
  );
  const y = Math.floor(Math.min(...pom.map(topOf)) - MARGIN);
  const height = Math.ceil(Math.max(...pom.map((figure) => figure.y)) + SHOULDER * 0.42 - y);
  const left = Math.min(...pom.map((figure) => figure.x));
  const right = Math.max(...pom.map((figure) => figure.x));
  const width = Math.ceil(Math.max(height * 0.8, right - left + 3 * MARGIN));
  const middle = (left + right) / 2;
  const figures = whole.figures.filter(
    (figure) => topOf(figure) < y + height && Math.abs(figure.x - middle) < width / 2 + MARGIN,
  );
  return {
    view: 'detail',
    construction,
    box: { x: Math.round(middle - width / 2), y, width, height },
    ground: 0,
    figures,
  };
}

/**
 * Files of the drawings that pages show as pictures, an AVIF for each width in pixels. They are pixels because a browser takes
 * seconds on a phone to draw hundreds of people from the front. The plan has no width: it is an SVG of some thirty paths, a
 * third of its AVIF in bytes.
 */
export const DRAWING_FILES = {
  elevation: { name: '', view: 'elevation', frame: 'tight', widths: [640, 1080] },
  plan: { name: '-planta', view: 'plan', frame: 'tight', widths: [] },
  detail: { name: '-detall', view: 'detail', frame: 'tight', widths: [640, 1080] },
  gallery: { name: '-galeria', view: 'elevation', frame: 'card', widths: [232, 480] },
  thumbnail: { name: '', view: 'elevation', frame: 'tight', widths: [480] },
} as const satisfies Record<
  string,
  { name: string; view: View; frame: NonNullable<ElevationOptions['frame']>; widths: readonly number[] }
>;
export type DrawingKind = keyof typeof DRAWING_FILES;

/** `4d8-1080.avif`, `4d8-planta.svg` */
export function drawingFile(code: string, kind: DrawingKind, width?: number): string {
  return `${code}${DRAWING_FILES[kind].name}${width === undefined ? '.svg' : `-${width}.avif`}`;
}
