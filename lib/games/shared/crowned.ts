/** The castell that stands when a game is won, and its picture, which is made before a build. */
export const CROWNED = { code: '3d5', file: 'coronat.avif', picture: '/jocs/coronat.avif' } as const;
