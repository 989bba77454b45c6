import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSetPerSota = {
  code: '3d7s',
  name: 'Tres de set aixecat per sota',
  link: 'elevation',
  text: [
    "El tres de set per sota es guanya en tres sotragades. El pom de dalt es forma arran de terra, damunt dels quarts, i a cada aixecada s'hi afegeix un pis per sota fins que entren els baixos i el castell en té set.",
    "Primer pugen els quarts amb els dosos, l'acotxador i l'enxaneta al damunt, i s'hi posen els terços; després els segons; al final, els baixos. A cada pujada, unes quantes persones fan força per a cada rengla: n'hi ha que estiren per les cuixes, n'hi ha que empenyen dels peus i n'hi ha que només guien. Mentrestant, al centre, una persona dicta el ritme amb la mà plana.",
    "Si un tres ja és asimètric quan està quiet, aixecar-lo és molt pitjor: la rengla plena pesa més que la buida i tothom l'ha de pujar a la mateixa velocitat. La temptació és compensar amb força, i és justament el que el torça. Els qui l'han fet diuen que, quan surt, no se sent cap pes.",
    "El vam descarregar el maig de 2018, a la segona diada en què el provàvem. L'enxaneta diu que és com anar en un ascensor molt vell.",
  ],
} as const satisfies CatalogueTower;
