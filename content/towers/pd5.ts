import type { CatalogueTower } from '@/lib/towers/catalogue';

export const pd5 = {
  code: 'Pd5',
  name: 'Pilar de cinc',
  link: 'elevation',
  text: [
    "Cinc persones: baix, segon, terç, quart i enxaneta. El pilar de cinc és el primer que no es pot fer per intuïció; el de quatre encara s'aguanta de ganes, aquest ja no.",
    "El baix planta els peus a l'amplada dels malucs i no els torna a moure. La pinya el tanca amb les crosses, el contrafort i l'agulla, i les primeres mans agafen el segon pels malucs. El terç puja per l'esquena, el quart puja pel terç i l'enxaneta, pel darrere de tots. Una trentena de persones i un minut llarg.",
    "En un pilar no hi ha ningú al davant a qui agafar-se: s'aguanta dret cadascú i la suma fa el castell. El segon sosté el terç per les cames i nota abans que ningú si el pilar se'n va endavant o endarrere. Parlen fluix, amb paraules d'una síl·laba.",
    'El vam descarregar el maig de 2000, mig any després del primer quatre de set carregat, i des de llavors quatre de cada cinc diades en tenen un.',
  ],
} as const satisfies CatalogueTower;
