import type { ElevationOptions } from './drawing/elevation';
import type { View } from './drawing/figure';

/**
 * Pictures of a tower that have a file of their own: the elevation close to its people, the same on the ground line
 * and at the scale that all towers share (for galleries), the plan, and the pom de dalt from near.
 */
export const DRAWING_FILES = {
  elevation: { ending: '', view: 'elevation', frame: 'tight' },
  gallery: { ending: '-galeria', view: 'elevation', frame: 'card' },
  plan: { ending: '-planta', view: 'plan', frame: 'tight' },
  detail: { ending: '-detall', view: 'detail', frame: 'tight' },
} as const satisfies Record<
  string,
  { ending: string; view: View; frame: NonNullable<ElevationOptions['frame']> }
>;
export type DrawingKind = keyof typeof DRAWING_FILES;

/** Name of the file with one picture of a tower: `4d8.svg`, `4d8-planta.svg`. */
export function drawingFile(notation: string, kind: DrawingKind): string {
  return `${notation}${DRAWING_FILES[kind].ending}.svg`;
}
