import type { CatalogueTower } from '@/lib/towers/catalogue';

export const vanoDeCinc = {
  code: 'Vd5',
  name: 'Vano de cinc',
  link: 'elevation',
  text: [
    'Un pilar de cinc entre dos pilars de quatre. El vano és la nostra manera de dir adeu: el fem quan la diada ha anat bé i queda gent per omplir tres pinyes.',
    'Els tres pilars pugen alhora i no es toquen. El de cinc mana: els altres dos esperen que el quart sigui a lloc abans de fer pujar les enxanetes, perquè les tres aletes coincideixin. En total són tres baixos i deu persones enfilades, i cada pilar té el seu propi cap de pinya.',
    "Un pilar de quatre el fa qualsevol colla; fer-lo al costat d'un altre que tremola i sense mirar-se'l ja és una altra cosa. El que ho espatlla sol ser la pressa per acabar.",
    'El vam descarregar el maig de 2003.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption:
        "El pilar de cinc al mig i un pilar de quatre a cada costat: d'aquí li ve la forma de ventall.",
    },
    {
      link: 'plan',
      caption: 'Tres baixos en fila, cadascun amb les seves crosses, el seu contrafort i la seva agulla.',
    },
  ],
} as const satisfies CatalogueTower;
