import type { CatalogueTower } from '@/lib/towers/catalogue';

export const pd7fm = {
  code: 'Pd7fm',
  name: 'Pilar de set amb folre i manilles',
  link: 'elevation',
  text: [
    "Set persones, una damunt de l'altra, i cent cinquanta més que s'hi abracen perquè no s'adonin que estan soles. Dels pilars alts se'n diu espadats, i el nom els escau: no hi ha enlloc on mirar que no sigui avall.",
    "El baix és al mig de la pinya, tancat per les crosses, el contrafort i l'agulla. El segon queda dins del folre i el terç, dins de les manilles, que encara abasten les cames del quart. Més amunt ja no hi arriba cap mà: el quint, el sisè i l'enxaneta només compten amb l'equilibri de tots set alhora.",
    "En un pilar no hi ha cap braç que et vingui de cara. Si el terç corregeix massa, el quart ho rep doblat i l'enxaneta ja no troba el pilar on l'esperava. S'assaja per trossos, primer el folre i les manilles arran de terra, després el pilar curt al damunt, i només s'ajunta tot quan cada peça surt sola deu cops seguits.",
    'El vam carregar per primer cop el novembre de 2022 i descarregar un any després, el novembre de 2023, per tancar la diada. Fa de molt bon recordar i de molt mal explicar: va durar poc més de tres minuts.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'Una persona per pis. El segon és dins del folre i el terç, dins de les manilles.',
    },
    {
      link: 'plan',
      caption:
        'Amb un sol baix, tota la pinya empeny cap al mateix punt: cada cordó és una anella al seu voltant.',
    },
    {
      link: 'detail',
      caption:
        "Un pilar no té dosos ni acotxador: l'enxaneta s'enfila directament a les espatlles de la persona de sota.",
    },
  ],
} as const satisfies CatalogueTower;
