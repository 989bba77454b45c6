import type { CatalogueTower } from '@/lib/towers/catalogue';

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
