import type { CatalogueTower } from '@/lib/towers/catalogue';

export const quatreDeSetPerSota = {
  code: '4d7s',
  name: 'Quatre de set aixecat per sota',
  link: 'elevation',
  text: [
    "És un quatre de set fet al revés: comença pel pom de dalt i acaba pels baixos. L'enxaneta és a dalt des del primer moment i el que creix és tot el que té a sota.",
    "Els quarts es planten a terra amb els dosos, l'acotxador i l'enxaneta ja col·locats. A un toc de gralla, els homes i dones de l'aixecada els agafen per les cames i els pugen a la vegada, just l'alçada d'una persona; els terços s'hi posen a sota, reben el pes i s'hi abracen. Després es fa igual amb els segons i, a l'última pujada, amb els baixos. Llavors la pinya es tanca de cop.",
    "Cada aixecada és un instant en què el castell no toca a terra. Si un dels quatre costats puja mig segon abans, tot el pis de sobre s'inclina, i no hi ha folre ni pinya que ho aturi. Cal gent forta, però sobretot gent que compti igual: diem «a la de tres» i encara discutim si és al tres o després del tres.",
    "El vam descarregar el maig de 2019, després d'un hivern sencer fent-lo al gimnàs amb xarxa, i el vam repetir el maig de 2023.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption:
        "Un cop acabat no es distingeix d'un quatre de set qualsevol: la diferència és per on ha començat.",
    },
    {
      link: 'plan',
      caption:
        'Els qui aixequen van per parelles a cada rengla; quan entren els baixos, passen a fer de primeres mans.',
    },
  ],
} as const satisfies CatalogueTower;
