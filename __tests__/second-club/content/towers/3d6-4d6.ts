import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSisIQuatreDeSis = {
  code: '3d6+4d6',
  name: 'Tres de sis i quatre de sis',
  link: 'elevation',
  text: [
    'Dos castells de sis a la mateixa ronda, en una plaça on abans ens costava tancar-ne un.',
    "Les dues enxanetes s'esperen per fer l'aleta alhora.",
  ],
  gallery: [
    { link: 'elevation', caption: 'El tres i el quatre, de costat.' },
    { link: 'plan', caption: 'Dues pinyes que acaben sent-ne una.' },
  ],
} as const satisfies CatalogueTower;
