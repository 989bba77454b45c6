/** The castell that stands when a game is won, and its picture, which is made before a build. */
export const CROWNED = {
  code: '3d5',
  file: 'coronat.svg',
  picture: '/jocs/coronat.svg',
  width: 328,
  height: 502,
} as const;
