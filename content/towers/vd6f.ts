import type { CatalogueTower } from '@/lib/towers/catalogue';

export const vanoDeSisAmbFolre = {
  code: 'Vd6f',
  name: 'Vano de sis amb folre',
  link: 'elevation',
  text: [
    "El vano són tres pilars que es planten junts: un de sis amb folre al mig i un de cinc a cada banda. És un final de diada, d'aquells que fan callar el bar.",
    "Els tres pilars comencen amb el mateix toc. Els de cinc són nets, amb la seva pinya petita a cada costat; el del mig necessita el folre, que abraça el segon i aguanta el terç. En total hi ha tres baixos, tretze persones enfilades i tres enxanetes, que miren de fer l'aleta alhora.",
    "Un pilar ja demana tota l'atenció d'una colla, i aquí n'hi ha tres. Cal tenir tres pilars bons, cosa que no passa cada any, i cal que els de les bandes no s'atabalin quan senten trontollar el del mig. La norma és que cadascú mira el clatell que té davant i prou.",
    'El vam descarregar el maig de 2015, amb el sol de cara i el pati ple. Dues de les enxanetes eren companyes de laboratori i aquell matí havien fet un examen.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'El pilar de sis amb folre, entre dos pilars de cinc: les tres enxanetes fan un petit teulat.',
    },
    {
      link: 'plan',
      caption: 'Tres pinyes en fila, una per a cada pilar. Damunt de la del mig, més gran, hi va el folre.',
    },
  ],
} as const satisfies CatalogueTower;
