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

/** Galleries and lists use WebP: SVG with thousands of figures is slow on phones. */
export const DRAWING_FILES = {
  elevation: { ending: '.svg', view: 'elevation', frame: 'tight' },
  gallery: { ending: '-galeria.webp', view: 'elevation', frame: 'card' },
  galleryPhone: { ending: '-galeria-petita.webp', view: 'elevation', frame: 'card' },
  thumbnail: { ending: '-miniatura.webp', view: 'elevation', frame: 'tight' },
  plan: { ending: '-planta.svg', view: 'plan', frame: 'tight' },
  detail: { ending: '-detall.svg', view: 'detail', frame: 'tight' },
} as const satisfies Record<
  string,
  { ending: `${string}.${'svg' | 'webp'}`; view: View; frame: NonNullable<ElevationOptions['frame']> }
>;
export type DrawingKind = keyof typeof DRAWING_FILES;

/** `4d8.svg`, `4d8-planta.svg` */
export function drawingFile(code: string, kind: DrawingKind): string {
  return `${code}${DRAWING_FILES[kind].ending}`;
}
