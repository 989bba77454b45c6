import type { ElevationOptions } from './elevation';
import type { View } from './figure';

/**
 * Pictures of a tower that have a file of their own: the elevation close to its people, the same on the ground line
 * and at the scale that all towers share (for galleries, and smaller for phones), the first again for long lists, the
 * plan, and the pom de dalt from near. Galleries and lists show many at once and get pixels: some thousand drawn people in one page make a phone
 * stutter.
 */
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

/** Name of the file with one picture of a tower: `4d8.svg`, `4d8-planta.svg`, `4d8-galeria.webp`. */
export function drawingFile(code: string, kind: DrawingKind): string {
  return `${code}${DRAWING_FILES[kind].ending}`;
}
