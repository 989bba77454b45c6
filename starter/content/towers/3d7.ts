import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSet = {
  code: '3d7',
  name: 'Tres de set',
  link: 'elevation',
  text: [
    'Tres rengles, set pisos i cap persona de sobrera.',
    'El vam carregar abans de descarregar-lo, com tothom.',
  ],
  gallery: [
    { link: 'elevation', caption: 'Les tres rengles, de baixos a enxaneta.' },
    { link: 'plan', caption: 'El triangle dels baixos, al mig de la pinya.' },
  ],
} as const satisfies CatalogueTower;
