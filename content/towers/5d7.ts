import type { CatalogueTower } from '@/lib/towers/catalogue';

export const cincDeSet = {
  code: '5d7',
  name: 'Cinc de set',
  link: 'elevation',
  text: [
    "Un cinc no és un pentàgon, encara que tothom s'ho pensi el primer dia. És un tres amb una torre adossada, i això vol dir dos poms de dalt, dos acotxadors i una enxaneta que els ha de coronar tots dos.",
    "La torre s'enganxa a una de les rengles del tres: baix amb baix, segon amb segon, fins als quarts. El tres aguanta i la torre es deixa aguantar, però tots dos han de pujar pis per pis alhora. A dalt, l'enxaneta puja per la torre, la corona, passa al tres per damunt dels acotxadors i hi torna a fer l'aleta abans de baixar per l'altre costat.",
    "El que costa és la torre, que tendeix a separar-se del tres just quan l'enxaneta hi passa. Qui fa la rengla del mig té gent que li estira els braços per totes dues bandes i només dues cames. També costa tenir prou gent lleugera: fan falta quatre dosos i dos acotxadors bons el mateix dia, i sempre n'hi ha un que té pràctiques.",
    'El vam descarregar el novembre de 2012, i durant dos anys, fins al deu de set, va ser el sostre de la colla.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption: "A una banda el tres i a l'altra la torre, lligats per una rengla que fa de frontissa.",
    },
    {
      link: 'plan',
      caption: "Cinc baixos: el triangle del tres i, sortint d'una de les puntes, els dos de la torre.",
    },
    {
      link: 'detail',
      caption: "Dos poms de dalt de costat. El pas de l'un a l'altre és el moment més delicat del castell.",
    },
  ],
} as const satisfies CatalogueTower;
