import type { CatalogueTower } from '@/lib/towers/catalogue';

export const deuDeSet = {
  code: '10d7',
  name: 'Deu de set',
  link: 'elevation',
  text: [
    'El deu de set és el castell dels aniversaris. Són tres castells que en fan un de sol: un quatre i dos tresos, units pis per pis, amb deu baixos a terra i tres poms de dalt que corona una mateixa enxaneta.',
    "El quatre és el cor i els tresos s'hi lliguen un per banda. La pinya és única i per força estranya, més llarga que ampla, amb rengles que surten en totes direccions i cordons que han d'anar resseguint el contorn. A sobre hi ha deu segons, deu terços i deu quarts, sis dosos i tres acotxadors. L'enxaneta puja per un extrem i baixa per l'altre: entre la primera aleta i l'última hi ha una bona passejada.",
    "La dificultat són les costures. On s'ajunten dos castells hi ha persones que donen un braç a cada banda, i quan l'un respira i l'altre no, ho paguen elles. Per això hi posem gent que fa anys que s'enfila i que sap callar.",
    "El vam descarregar el novembre de 2014, per celebrar que en fèiem vint. Hi van tornar antics de totes les promocions i hi va haver un contrafort que portava la camisa de l'any 1996, cosida tres cops. El novembre de 2024, pels trenta anys, el vam tornar a descarregar, a la millor diada de la nostra història.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'Un quatre enmig de dos tresos: deu rengles de set pisos que pugen a la vegada.',
    },
    {
      link: 'plan',
      caption:
        "Des de dalt es veuen els tres castells i les costures, allà on una mateixa persona s'agafa a dos troncs.",
    },
    { link: 'detail', caption: "Els tres poms de dalt. L'enxaneta en corona un darrere l'altre." },
  ],
} as const satisfies CatalogueTower;
