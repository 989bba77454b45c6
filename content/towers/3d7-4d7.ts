import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSetIQuatreDeSet = {
  code: '3d7+4d7',
  name: 'Tres de set i quatre de set',
  link: 'elevation',
  text: [
    "Dos castells de set a la mateixa ronda, l'un al costat de l'altre. No es toquen ni s'ajuden: són un tres i un quatre sencers, cadascun amb la seva pinya, el seu tronc i el seu pom de dalt, que comencen amb el mateix toc de gralles.",
    "La gràcia és que no sobri ningú. Entre tots dos demanen set baixos, vint-i-nou persones enfilades i un centenar més a peu pla, i tot s'ha de repartir sense que cap dels dos quedi coix. Els caps de pinya fan les llistes a dues columnes i sempre acaben intercanviant el mateix contrafort.",
    "Qui està acostumat a un sol castell es despista: sents els crits de l'altre, la plaça aplaudeix i no saps si és per tu. Cada tronc ha de pujar amb la seva cadència, però les dues enxanetes volen fer l'aleta alhora, i el tres, més ràpid, ha d'aprendre a esperar.",
    'El vam descarregar el maig de 2016, un curs en què ens havien entrat més de cent persones noves i no sabíem on posar-les. Va ser la manera de dir-los que feien falta totes.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption:
        'El tres i el quatre de costat: a la mateixa alçada, amb una persona menys a cada pis del tres.',
    },
    {
      link: 'plan',
      caption:
        "Dues pinyes que es toquen. La gent del mig no empeny cap a un castell o cap a l'altre: aguanta tots dos alhora.",
    },
  ],
} as const satisfies CatalogueTower;
