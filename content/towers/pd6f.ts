import type { CatalogueTower } from '@/lib/towers/catalogue';

export const pd6f = {
  code: 'Pd6f',
  name: 'Pilar de sis amb folre',
  link: 'elevation',
  text: [
    'Un pilar de cinc amb un pis més no és un pilar de cinc una mica més alt: és un altre castell. Per això porta folre, una segona pinya petita que abraça el segon i agafa el terç per les cuixes.',
    "El baix no veu res en tot el castell. L'estrenyen dues crosses, un contrafort i una agulla, i al damunt nota un pes que va canviant. El folre es tanca quan el segon ja està quiet: una dotzena llarga de persones dretes sobre la pinya, amb els braços enlaire i la galta contra l'esquena del company. Llavors s'enfilen el terç, el quart, el quint i l'enxaneta, sense aturar-se.",
    "La feina és del terç. És l'últim que té mans a prop i el primer que ha de decidir si el pilar s'aguanta; d'ell depèn que els de dalt notin un terra o notin una branca. Si mou els peus per acomodar-se, el pilar ja no s'atura.",
    "El vam carregar el maig de 2011 i descarregar aquell mateix novembre. Des d'aleshores és el nostre pilar de les diades grosses.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'El segon desapareix dins del folre: des de la plaça només se li veu el cap.',
    },
    {
      link: 'plan',
      caption:
        "El baix és al centre, amb una crossa sota cada aixella, el contrafort al darrere i l'agulla al davant.",
    },
  ],
} as const satisfies CatalogueTower;
