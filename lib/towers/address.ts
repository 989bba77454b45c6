export const TOWERS_PATH = '/castells';

/** Encoded, since `3d7+4d7` has reserved characters. */
export const towerPath = (code: string): `/${string}` => `${TOWERS_PATH}/${encodeURIComponent(code)}`;
