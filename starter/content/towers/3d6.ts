import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSis = {
  code: '3d6',
  name: 'Tres de sis',
  link: 'elevation',
  text: [
    'Tres persones per pis i sis pisos, de baixos a enxaneta.',
    "Les tres rengles s'aguanten les unes a les altres, i per això el tres balla menys que el pilar.",
  ],
  gallery: [
    { link: 'elevation', caption: 'Els sis pisos, vistos de davant.' },
    { link: 'plan', caption: 'La pinya, des de dalt.' },
  ],
} as const satisfies CatalogueTower;
