import type { CatalogueTower } from '@/lib/towers/catalogue';

export const pilarDeQuatre = {
  code: 'Pd4',
  name: 'Pilar de quatre',
  link: 'elevation',
  text: ['El primer que vam fer, davant de la biblioteca.', 'Encara ens acomiadem amb un.'],
} as const satisfies CatalogueTower;
