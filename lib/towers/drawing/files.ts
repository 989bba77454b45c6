import type { ElevationOptions } from './elevation';
import type { View } from './figure';

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
