import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeVuitAmbFolre = {
  code: '3d8f',
  name: 'Tres de vuit amb folre',
  link: 'elevation',
  text: [
    'Va ser el nostre primer castell de vuit, i encara és el que més demana la gent que va plegar. Tres persones per pis, vuit pisos i un folre que lliga el segon pis com si fos una segona pinya.',
    "El folre es munta quan els segons ja són a lloc: gent que s'enfila a les espatlles del cordó de dins, s'abraça al voltant dels segons i estira els braços amunt per agafar els terços. Un cop tancat pugen quarts i quints. Els dosos han de repartir quatre peus entre tres espatlles: hi ha una rengla plena, que se n'endú el pes, i una de buida, que va lleugera i per això mateix es desequilibra.",
    "Aquesta asimetria és tota la gràcia del tres i tota la dificultat. La plena es cansa, la buida balla, i la tercera rengla ha de compensar-les sense veure-les. El folre ajuda, però també pesa: si s'inclina, s'hi inclina tot el que té a sobre.",
    "El vam carregar el novembre de 2015, a la desena prova d'aquella tardor, comptant-hi les de l'assaig, i descarregar el novembre de 2016. Al local hi ha penjada la faixa del segon de la plena, que va fer el castell amb el nas sagnant i no ho va dir fins al sopar.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'El folre envolta els segons i aguanta els terços; quarts i quints ja van al descobert.',
    },
    {
      link: 'plan',
      caption:
        'En un tres, les rengles formen un triangle i entre elles hi queda prou espai per a més laterals i vents.',
    },
    { link: 'detail', caption: 'Dos dosos sobre tres quints: una rengla queda plena, i una altra, buida.' },
  ],
} as const satisfies CatalogueTower;
