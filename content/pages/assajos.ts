import type { PageText } from '@/lib/site/page-text';
import type { SiteLink } from './index';

export const assajos = {
  title: 'Assajos',
  lead: 'Assagem tres cops per setmana durant el curs. Pots venir-hi qualsevol dia, arribar tard i marxar abans: busca la gent de la camisa verda i digues que és la primera vegada que vens.',
  sections: [
    {
      id: 'primer-dia',
      title: 'El teu primer dia',
      paragraphs: [
        "T'estarà esperant algú de l'equip d'acollida. T'ensenyarà a posar-te la faixa, et presentarà quatre persones de les quals oblidaràs el nom i et posarà a la pinya d'un pilar petit, ben acompanyat. Quan surtis sabràs què és un contrafort, on van els braços i per què ningú no mira amunt.",
        "No et farem pujar enlloc si no vols. Hi ha gent que fa deu anys que és a la pinya i no ha tingut mai els peus a més d'un pam de terra. I si tens ganes de pujar, digues-ho: cada tardor en busquem, i tots els que avui són a dalt van començar amb un peu a la cuixa d'algú i cara d'espant.",
      ],
    },
    {
      id: 'que-portar',
      title: 'Què cal portar',
      paragraphs: [
        "Res que s'hagi de comprar. La faixa i la camisa te les deixem nosaltres fins que et vingui de gust tenir-ne de pròpies.",
      ],
      list: [
        'Pantalons llargs que es puguin embrutar i que deixin ajupir-se. Per a la diada, blancs.',
        "Sabates planes i lleugeres si t'estàs a pinya; espardenyes o mitjons si puges. Mai botes ni sola dura.",
        "Una samarreta amb coll o una camisa: qui puja t'agafa per aquí, i el coll t'estalvia rascades.",
        'Els cabells recollits i les butxaques buides. Arracades, anells, rellotges i ulleres es queden a la motxilla.',
        'Aigua i alguna cosa per menjar. A les quatre, la gana és col·lectiva.',
      ],
    },
    {
      id: 'com-va',
      title: 'Com va un assaig',
      paragraphs: [
        'Els primers vint minuts escalfem: turmells, genolls, esquena i espatlles, sempre per parelles. Després ve la tècnica, en grups petits: pilars de tres, torres netes, pujades i baixades, canvis de posició a pinya. La segona hora és per als castells sencers, amb la pinya plena i la música a punt.',
        'Els dijous al vespre, al gimnàs, tenim xarxa i temps. És on provem els folres, els castells aixecats per sota i les coses noves; per això hi ha més silenci que al pati, i també més nervis.',
        'Acabem sempre amb un pilar i amb els avisos: qui falta per a dijous, qui porta el cotxe i on se sopa.',
      ],
    },
    {
      id: 'dubtes',
      title: 'Les preguntes de sempre',
      paragraphs: [
        'Fa mal? Cansa, que és diferent. El segon dia tindràs agulletes en llocs que no sabies que tenies. Si alguna cosa et fa mal de debò, digues-ho de seguida: et canviem de lloc i no passa res.',
        'I si tinc vertigen, poca força o una espatlla tocada? Explica-ho a la tècnica. Un castell de set necessita unes setanta persones, i només una quinzena deixen de tocar de peus a terra.',
        [
          'I si només puc venir un migdia de tant en tant? Vine igualment. Consulta ',
          { text: "l'agenda", link: '/agenda' },
          ' i aquell dia et guardem el forat.',
        ],
      ],
    },
  ],
} satisfies PageText<SiteLink>;
