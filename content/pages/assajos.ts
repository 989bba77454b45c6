import type { RehearsalsPage } from '@/lib/club/pages';
import { membership } from '../membership';
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
        'Els cabells recollits i les butxaques buides. Arracades, anells i rellotges es queden a la motxilla; les ulleres, si en portes, ben subjectes.',
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
  ],
  answers: {
    id: 'abans-de-venir',
    title: 'Abans de venir',
    items: [
      {
        id: 'quant-costa',
        question: 'Quant costa?',
        answer: [
          `Venir a provar-ho, res. Si t'hi quedes, la quota és de ${membership.fee.euros} euros per temporada, de cop o en dos terminis, i de la meitat si entres després del gener. Qui no la pot pagar ho diu a la tresoreria i en queda exempt, sense haver d'explicar per què: ho diuen els `,
          { text: 'estatuts', link: '/estatuts' },
          '. Faixa i camisa, en préstec.',
        ],
      },
      {
        id: 'apuntar-se',
        question: "M'hi he d'apuntar?",
        answer: `No de seguida. Pots venir a ${membership.openRehearsals} assajos sense ser de la colla. A partir del següent has de demanar l'ingrés per escrit a la junta: és un full, i no cal ser estudiant.`,
      },
      {
        id: 'asseguranca',
        question: 'Hi ha assegurança?',
        answer:
          "Sí. Els socis i les sòcies hi estan coberts en totes les activitats castelleres; per això cal fer-se'n quan s'acaben els assajos de prova. L'equip de seguretat t'explica com es fa servir.",
      },
      {
        id: 'edat',
        question: 'Quina edat he de tenir?',
        answer: `${membership.minimumAge} anys o més. Fins als ${membership.adultAge} cal el consentiment documentat del pare, la mare o el tutor. De màxima, no n'hi ha.`,
      },
      {
        id: 'llengua',
        question: 'I si encara no parlo català?',
        answer: [
          "És la llengua de la colla i n'aprendràs de pressa. Mentrestant, tens dret que t'expliquem el que calgui, sobretot la seguretat, en una llengua que entenguis. Al peu d'aquesta pàgina hi ha ",
          { text: 'una benvinguda en anglès', link: '/assajos#in-english' },
          '.',
        ],
      },
      {
        id: 'cada-setmana',
        question: 'I si no puc venir cada setmana?',
        answer: [
          "Vine quan puguis: l'assistència no és obligatòria, i es pot arribar tard i marxar abans. Només per anar al tronc es demana regularitat: tres assajos durant les quatre setmanes anteriors per a un castell de set, cinc per a un de vuit. Mira ",
          { text: "l'agenda", link: '/agenda' },
          " i tria'n un.",
        ],
      },
      {
        id: 'mal',
        question: 'Fa mal? I si em faig mal?',
        answer:
          "Cansa, que és diferent: l'endemà tindràs agulletes en llocs que no sabies que tenies. Si et fas mal, digues-ho de seguida. A cada assaig hi ha algú de l'equip de seguretat, amb braçal i farmaciola, que t'atén i t'acompanya; amb un cop al cap, per lleu que sembli, aquell dia ja no es torna al castell.",
      },
      {
        id: 'por',
        question: 'I si tinc por, vertigen o una espatlla tocada?',
        answer:
          'Explica-ho a la tècnica. Pots dir que no a qualsevol lloc i a qualsevol prova, sense dir per què; i si durant una prova dius «prou», el castell es desmunta. Un castell de set necessita unes setanta persones, i només una quinzena aixequen els peus de terra.',
      },
      {
        id: 'vestidors',
        question: 'Hi ha vestidors?',
        answer:
          "Al gimnàs, sí. Al pati no en calen: vine amb la roba posada i enfaixa't al porxo; els lavabos de l'escola són al vestíbul. Les bosses es queden juntes, a la vista de la gent de la pinya.",
      },
      {
        id: 'gralla',
        question: 'Puc venir només a tocar?',
        answer: [
          'I tant. El grup de ',
          { text: 'gralles i tabals', link: '/gralles-i-tabals' },
          " assaja mitja hora abans de cada assaig i deixa l'instrument a qui comença. Ningú no et demanarà mai que t'enfilis.",
        ],
      },
    ],
  },
  welcome: {
    lang: 'en',
    id: 'in-english',
    title: 'In English',
    before: [
      'Welcome! We are the human tower club of the university area. Building castells is physical, sociable and open to everybody, student or not. You need no experience and, to begin with, no Catalan: someone from our welcome team stays with you and explains everything in a language you understand.',
    ],
    hours: 'We rehearse every week of term. Just turn up and look for the green shirts:',
    after: [
      `Your first ${membership.openRehearsals} rehearsals are open to all. After that we ask you to join, so that our insurance covers you: it costs ${membership.fee.euros} euros a season, and nobody stays out for lack of money. You must be ${membership.minimumAge} or older; until ${membership.adultAge} we need the consent of a parent or guardian.`,
      [
        'Wear long trousers, flat shoes and a T-shirt; we lend you the sash. Nobody has to climb, and you can always say no. Questions? ',
        { text: 'Write to us', link: '/contactar' },
        '.',
      ],
    ],
  },
} satisfies RehearsalsPage<SiteLink>;
