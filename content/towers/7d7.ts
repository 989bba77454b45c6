import type { CatalogueTower } from '@/lib/towers/catalogue';

export const setDeSet = {
  code: '7d7',
  name: 'Set de set',
  link: 'elevation',
  text: [
    "Un quatre i un tres que es fan costat: set baixos, set persones per pis i dos poms de dalt. El set és ample, lent i solemne, i des de la pinya sembla que no s'hagi d'acabar mai de col·locar.",
    "Els dos castells es lliguen per la banda on es toquen, i a partir d'aquí pugen com si en fossin un de sol: segons, terços i quarts de costat a costat, quatre dosos, dos acotxadors i una enxaneta, que corona primer l'un i després l'altre. Hi ha vint-i-vuit persones enfilades i unes vuitanta més que les sostenen.",
    "El quatre és tranquil i el tres, nerviós, i el set els obliga a viure junts. Si el tres corre, arrossega el quatre; si el quatre s'adorm, el tres es cansa d'esperar. Els terços de la costura han de tenir braços llargs i paciència.",
    'El vam descarregar el novembre de 2009, a la primera actuació del curs en què vam passar de cent camises.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'El quatre i el tres de costat, amb dos poms de dalt a la mateixa alçada.',
    },
    { link: 'plan', caption: "El quadrat del quatre i el triangle del tres dins d'una sola pinya." },
  ],
} as const satisfies CatalogueTower;
