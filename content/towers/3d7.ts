import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSet = {
  code: '3d7',
  name: 'Tres de set',
  link: 'elevation',
  text: [
    'Tres rengles, set pisos, tretze persones enfilades. El tres de set és el primer castell que et fa entendre que el pes no es reparteix mai del tot.',
    "Els tres baixos formen un triangle i la pinya, rodona, els estreny cap al centre. Segons, terços i quarts s'agafen per les espatlles amb els braços ben tancats. A dalt, dos dosos s'han de repartir sobre tres quarts: la rengla plena en carrega més que cap altra i la buida queda lleugera. L'acotxador s'ajup, l'enxaneta passa, i tot plegat dura menys que un anunci.",
    "És un castell ràpid i nerviós. No avisa: un tres es torça de cop, i qui ho nota abans és la rengla buida, que no té prou pes per corregir-ho. Els terços han d'anar molt junts de pit i molt quiets de peus, i els baixos han de resistir la temptació d'ajudar.",
    'El vam descarregar per primera vegada el novembre de 2001. El maig de 2022 va ser també el castell amb què vam tornar a plaça després de dos anys sense, i no recordem cap aplaudiment tan llarg.',
  ],
  gallery: [
    { link: 'elevation', caption: 'Set pisos: baixos, segons, terços, quarts, dosos, acotxador i enxaneta.' },
    {
      link: 'plan',
      caption:
        'Tres rengles a cent vint graus. A cadascuna, de dins cap enfora: baix, contrafort, primeres mans i cordons.',
    },
    {
      link: 'detail',
      caption: 'La plena, la buida i la rengla: els dosos mai no carreguen les tres columnes per igual.',
    },
  ],
} as const satisfies CatalogueTower;
