import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSet = {
  code: '3d7',
  name: 'Tres de set',
  link: 'elevation',
  text: [
    'Tres rengles, set pisos i cap persona de sobrera.',
    'El vam carregar abans de descarregar-lo, com tothom.',
  ],
} as const satisfies CatalogueTower;
