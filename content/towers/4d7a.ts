import type { CatalogueTower } from '@/lib/towers/catalogue';

export const quatreDeSetAmbAgulla = {
  code: '4d7a',
  name: "Quatre de set amb l'agulla",
  link: 'elevation',
  text: [
    "Un quatre de set amb un pilar de cinc a dins. De l'agulla també se'n diu el pilar del mig, i és fàcil oblidar-se'n fins que el quatre es desfà i apareix, dret, amb l'enxaneta al capdamunt.",
    "Hi ha cinc baixos: els quatre del quadrat i el de l'agulla al centre. Segons, terços i quarts del pilar pugen alhora que els del quatre i s'hi recolzen amb els colzes sense penjar-s'hi. Quan l'enxaneta ha coronat el quatre, baixa fins al pilar i s'hi queda; el quatre es desmunta i, un cop tothom és a terra, el pilar encara s'ha de baixar.",
    "El quatre és còmode i l'agulla li pren la comoditat. Els baixos del castell no poden fer-se endins, les agulles de la pinya han de buscar un altre lloc i la plaça, que aplaudeix quan baixen els dosos, no sap que el castell és a mitges. Els d'aquí en diem «la segona part».",
    'El vam descarregar el novembre de 2004, per als deu anys de la colla.',
  ],
  gallery: [
    { link: 'elevation', caption: 'Per fora és un quatre de set; la diferència és al mig.' },
    {
      link: 'plan',
      caption:
        'El quadrat de baixos amb el baix del pilar al centre, on en un quatre hi hauria les agulles de la pinya.',
    },
  ],
} as const satisfies CatalogueTower;
