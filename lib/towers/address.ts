/** Parent path of the tower pages. */
export const TOWERS_PATH = '/castells';

/** Encodes the code, since `3d7+4d7` has reserved characters. */
export const towerPath = (code: string): `/${string}` => `${TOWERS_PATH}/${encodeURIComponent(code)}`;
