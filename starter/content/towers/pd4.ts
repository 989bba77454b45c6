import type { CatalogueTower } from '@/lib/towers/catalogue';

export const pilarDeQuatre = {
  code: 'Pd4',
  name: 'Pilar de quatre',
  link: 'elevation',
  text: [
    "Una persona damunt de l'altra: és el castell més senzill de dir i un dels que més cal assajar.",
    "Amb un pilar comencen i s'acaben moltes diades.",
  ],
} as const satisfies CatalogueTower;
