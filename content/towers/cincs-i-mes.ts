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

export const setDeSet = {
  code: '7d7',
  name: 'Set de set',
  link: 'elevation',
  text: [
    "Un quatre i un tres que es fan costat: set baixos, set persones per pis i dos poms de dalt. El set és ample, lent i solemne, i des de la pinya sembla que no s'hagi d'acabar mai de col·locar.",
    "Els dos castells es lliguen per la banda on es toquen, i a partir d'aquí pugen com si en fossin un de sol: segons, terços i quarts de costat a costat, quatre dosos, dos acotxadors i una enxaneta, que corona primer l'un i després l'altre. Hi ha vint-i-vuit persones enfilades i unes vuitanta més que les sostenen.",
    "El quatre és tranquil i el tres, nerviós, i el set els obliga a viure junts. Si el tres corre, arrossega el quatre; si el quatre s'adorm, el tres es cansa d'esperar. Els terços de la costura han de tenir braços llargs i paciència.",
    'El vam descarregar el novembre de 2009, a la primera actuació del curs en què vam passar de cent camises.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'El quatre i el tres de costat, amb dos poms de dalt a la mateixa alçada.',
    },
    { link: 'plan', caption: "El quadrat del quatre i el triangle del tres dins d'una sola pinya." },
  ],
} as const satisfies CatalogueTower;

export const nouDeSet = {
  code: '9d7',
  name: 'Nou de set',
  link: 'elevation',
  text: [
    "De lluny sembla una catedral; de prop, un problema d'enginyeria amb nou baixos. El nou és un tres al centre amb tres torres adossades, totes de set pisos, que pugen alhora i comparteixen una sola enxaneta.",
    "Es planta a partir del tres: cada torre s'hi enganxa per una rengla i va lligada de braços pis per pis. Hi ha quatre poms de dalt, amb vuit dosos i quatre acotxadors, i l'enxaneta els ha de coronar tots, passant d'un a l'altre per damunt de les espatlles. Comptant només qui deixa el terra, són quaranta persones enfilades.",
    "Aquí no guanya la força, guanya l'ordre. Un tronc tan ample només puja si els pisos van al mateix ritme, i n'hi ha prou que una torre s'endarrereixi dos segons perquè el tres l'hagi d'esperar amb el doble de pes. La cap de colla no crida mai tant com en aquest castell; nosaltres, a sota, no sentim res.",
    "El vam descarregar a la primera, el novembre de 2017, quan ningú no s'ho esperava. La nit abans, per repartir la pinya, vam omplir la pissarra de l'aula gran, i l'endemà hi va haver un professor que no la va voler esborrar.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'Nou rengles de set pisos: un tres i tres torres que pugen alhora, lligades de braços.',
    },
    {
      link: 'plan',
      caption:
        'Tres rengles al centre i tres torres al voltant: la pinya es fa tan ampla que els cordons de cada torre es toquen.',
    },
    {
      link: 'detail',
      caption:
        'Quatre poms de dalt i una sola enxaneta, que els ha de passar tots abans de començar a baixar.',
    },
  ],
} as const satisfies CatalogueTower;

export const deuDeSet = {
  code: '10d7',
  name: 'Deu de set',
  link: 'elevation',
  text: [
    'El deu de set és el castell dels aniversaris. Són tres castells que en fan un de sol: un quatre i dos tresos, units pis per pis, amb deu baixos a terra i tres poms de dalt que corona una mateixa enxaneta.',
    "El quatre és el cor i els tresos s'hi lliguen un per banda. La pinya és única i per força estranya, més llarga que ampla, amb rengles que surten en totes direccions i cordons que han d'anar resseguint el contorn. A sobre hi ha deu segons, deu terços i deu quarts, sis dosos i tres acotxadors. L'enxaneta puja per un extrem i baixa per l'altre: entre la primera aleta i l'última hi ha una bona passejada.",
    "La dificultat són les costures. On s'ajunten dos castells hi ha persones que donen un braç a cada banda, i quan l'un respira i l'altre no, ho paguen elles. Per això hi posem gent que fa anys que s'enfila i que sap callar.",
    "El vam descarregar el novembre de 2014, per celebrar que en fèiem vint. Hi van tornar antics de totes les promocions i hi va haver un contrafort que portava la camisa de l'any 1996, cosida tres cops. El novembre de 2024, pels trenta anys, el vam tornar a descarregar, a la millor diada de la nostra història.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'Un quatre enmig de dos tresos: deu rengles de set pisos que pugen a la vegada.',
    },
    {
      link: 'plan',
      caption:
        "Des de dalt es veuen els tres castells i les costures, allà on una mateixa persona s'agafa a dos troncs.",
    },
    { link: 'detail', caption: "Els tres poms de dalt. L'enxaneta en corona un darrere l'altre." },
  ],
} as const satisfies CatalogueTower;
