import type { CatalogueTower } from '@/lib/towers/catalogue';

export const quatreDeSet = {
  code: '4d7',
  name: 'Quatre de set',
  link: 'elevation',
  text: [
    'El castell més alt que hem fet mai, i de moment prou.',
    'Quatre persones a cada pis i una plaça que no respirava.',
  ],
  gallery: [
    { link: 'elevation', caption: 'Set pisos, vistos de davant.' },
    { link: 'plan', caption: 'La pinya, des de dalt.' },
    { link: 'detail', caption: "Els dosos, l'acotxador i l'enxaneta fent l'aleta." },
  ],
} as const satisfies CatalogueTower;
