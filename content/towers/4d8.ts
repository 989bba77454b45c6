import type { CatalogueTower } from '@/lib/towers/catalogue';

export const quatreDeVuit = {
  code: '4d8',
  name: 'Quatre de vuit',
  link: 'elevation',
  text: [
    "És el castell que ens separava dels grans: vuit pisos de quatre persones, sense folre. De la pinya en amunt no hi ha cap mà de reforç, només vint persones que s'aguanten les unes a les altres.",
    "Quatre baixos fan el quadrat, amb les crosses sota les aixelles i les agulles al mig. Al damunt hi van segons, terços, quarts i quints, tots de cara endins i agafats per les espatlles. Els quints són gent lleugera però amb cames; els dosos s'hi posen a cavall de dues rengles, l'acotxador s'ajup al centre i l'enxaneta corona. A baix, la pinya passa de cent persones i s'ha de tancar sense un sol buit, perquè el que no s'aguanti a baix no ho aguantarà ningú més amunt.",
    "Un quatre és noble, diuen: és quadrat, avisa quan es torça i deixa marge per corregir. Però el pis de quints d'una colla universitària, amb un pom de dalt de gent adulta al damunt, demana als terços una resistència que no surt de la força, sinó de les hores. Cau qui té pressa.",
    "Vam trigar quatre cursos a tenir-lo. El novembre de 2018 el vam carregar i se'ns va escapar baixant els dosos; el novembre de 2019 el vam descarregar, per a la diada dels vint-i-cinc anys. Des de la tardor de 2022 el portem cada curs.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: "Vuit pisos nets: la pinya acaba als segons i d'allà en amunt no hi ha cap altre suport.",
    },
    {
      link: 'plan',
      caption:
        'Quatre baixos en quadrat. Cada rengla té el seu contrafort i les seves primeres mans; entre rengla i rengla, laterals i vents.',
    },
    {
      link: 'detail',
      caption:
        "El pom de dalt: dos dosos, l'acotxador ajupit i l'enxaneta, que fa l'aleta amb un braç enlaire.",
    },
  ],
} as const satisfies CatalogueTower;
