import type { Content } from '@/lib/values/schema';
import type { catalogueTower } from './schema';

/** A drawn view, or a photo under `public/`. */
export type PictureLink = CatalogueTower['link'];

export type CatalogueTower = Content<typeof catalogueTower>;

type Coded = Pick<CatalogueTower, 'code'>;

export function findTower<T extends Coded>(towers: readonly T[], code: string): T | undefined {
  return towers.find((tower) => tower.code === code);
}

/** Null past either end. `tower` must be an item of `towers`. */
export function neighbourTowers<T extends Coded>(
  towers: readonly T[],
  tower: T,
): { previous: T | null; next: T | null } {
  const index = towers.indexOf(tower);
  return { previous: towers[index - 1] ?? null, next: towers[index + 1] ?? null };
}

export const TOWERS_PATH = '/castells';

/** In the query of the gallery: the castell to draw. */
export const DRAW_PARAMETER = 'castell';

/** Encoded, since `3d7+4d7` has reserved characters. */
export const towerPath = (code: string): `/${string}` => `${TOWERS_PATH}/${encodeURIComponent(code)}`;

/** Accessible name: `4d7C, quatre de set carregat`. The visible code comes first, for speech input (WCAG 2.5.3). */
export function codeAndName(label: string, name: string | undefined): string {
  return name === undefined ? label : `${label}, ${name}`;
}

/** Removes the code, which may be the whole text. */
export function nameAfterCode(spoken: string, label: string): string {
  return spoken.startsWith(`${label}, `) ? spoken.slice(label.length + 2) : '';
}
