// Per escriure: els vostres millors castells
import type { CatalogueTower } from '@/lib/towers/catalogue';

/** The best towers of the club, by merit: the order in which they are shown and followed one by one. */
export const towers: readonly CatalogueTower[] = [
  {
    code: '3d6',
    name: 'Tres de sis',
    link: 'elevation',
    text: [
      'Tres persones per pis i sis pisos, de baixos a enxaneta.',
      "Les tres rengles s'aguanten les unes a les altres, i per això el tres balla menys que el pilar.",
    ],
    gallery: [
      { link: 'elevation', caption: 'Les tres rengles, de baixos a enxaneta.' },
      { link: 'plan', caption: 'El triangle dels baixos, al mig de la pinya.' },
    ],
  },
  {
    code: '4d6',
    name: 'Quatre de sis',
    link: 'elevation',
    text: [
      'Quatre persones per pis i sis pisos: el castell de cada diada.',
      'Hi cap gairebé tothom, i tothom hi té feina.',
    ],
  },
  {
    code: 'Pd4',
    name: 'Pilar de quatre',
    link: 'elevation',
    text: [
      "Una persona damunt de l'altra: és el castell més senzill de dir i un dels que més cal assajar.",
      "Amb un pilar comencen i s'acaben moltes diades.",
    ],
  },
];
