import type { CatalogueTower } from '@/lib/towers/catalogue';

export const pilarDeCinc = {
  code: 'Pd5',
  name: 'Pilar de cinc',
  link: 'elevation',
  text: ['Una persona damunt de cada altra.', 'El fem per acabar les diades grans.'],
} as const satisfies CatalogueTower;
