import type { CatalogueTower } from '@/lib/towers/catalogue';

export const quatreDeSis = {
  code: '4d6',
  name: 'Quatre de sis',
  link: 'elevation',
  text: [
    'Quatre persones per pis i sis pisos: el castell de cada diada.',
    'Hi cap gairebé tothom, i tothom hi té feina.',
  ],
  gallery: [
    { link: 'elevation', caption: 'Els sis pisos, vistos de davant.' },
    { link: 'plan', caption: 'La pinya, des de dalt.' },
    { link: 'detail', caption: "Els dosos, l'acotxador i l'enxaneta fent l'aleta." },
  ],
} as const satisfies CatalogueTower;
