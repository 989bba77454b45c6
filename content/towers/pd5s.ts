import type { CatalogueTower } from '@/lib/towers/catalogue';

export const pd5s = {
  code: 'Pd5s',
  name: 'Pilar de cinc aixecat per sota',
  link: 'elevation',
  text: [
    "Un pilar que creix pels peus. L'enxaneta s'enfila al quart quan encara és a terra, i cada cop que les gralles canvien de to el pilar puja un pis.",
    "S'aixeca tres vegades: la primera per posar-hi el terç, la segona per al segon i l'última per al baix. A cada pujada, quatre o cinc persones agafen per les cames qui fa de peu del pilar i el porten enlaire recte, com qui treu un ciri d'un canelobre. Qui s'hi afegeix entra ajupit, busca els peus amb les espatlles i només s'alça quan els sent tots dos.",
    "Es diria que amb menys gent s'ha de poder aguantar més bé, i és al revés: un pilar no té costats, i qualsevol estrebada de sota arriba a dalt feta un cop de vent. Els que aixequen no han de mirar el pilar, sinó els companys. Amb una trentena de persones n'hi ha prou, però han de ser sempre les mateixes.",
    'El vam descarregar el novembre de 2008, i és el castell que més ens demanen als casaments.',
  ],
} as const satisfies CatalogueTower;
