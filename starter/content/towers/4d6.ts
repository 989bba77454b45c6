import type { CatalogueTower } from '@/lib/towers/catalogue';

export const quatreDeSis = {
  code: '4d6',
  name: 'Quatre de sis',
  link: 'elevation',
  text: ['El castell de cada diada, la primera i la darrera.', 'Hi cap gairebé tothom.'],
} as const satisfies CatalogueTower;
