/** Where the towers' own pages stand, each below its code. */
export const TOWERS_PATH = '/castells';

/** Address of a tower's page as a link writes it, since codes such as `3d7+4d7` hold characters with a meaning there. */
export const towerPath = (code: string): `/${string}` => `${TOWERS_PATH}/${encodeURIComponent(code)}`;
