import { club } from '@/content/club';
import { consentiment } from '@/content/legal/consentiment';
import { inscripcio } from '@/content/legal/inscripcio';
import { membership } from '@/content/membership';
import type { RehearsalsPage } from '@/lib/club/types';
import { pdfAddress } from '@/lib/legal/types';
import { cardinal } from '@/lib/text/catalan';
import type { SiteLink } from './';
import { welcome } from './welcome.en';

const { minimumAge, adultAge, fee } = membership;
const open = cardinal(membership.openRehearsals);
const [instagram] = club.networks;

export const assajos = {
  title: 'Assajos',
  lead: 'Assagem tres cops per setmana durant el curs. Pots venir a qualsevol assaig, arribar tard i marxar abans: busca la gent de la camisa verda i digues que és la primera vegada que vens.',
  essentials: [
    { label: 'Provar-ho és gratis', link: '/assajos#quant-costa' },
    { label: "No cal apuntar-s'hi", link: '/assajos#apuntar-se' },
    { label: 'Roba còmoda', link: '/assajos#que-portar' },
    { label: `Des de ${minimumAge} anys`, link: '/assajos#edat' },
  ],
  sections: [
    {
      id: 'primer-dia',
      title: 'El teu primer dia',
      paragraphs: [
        "T'esperarà algú de l'equip d'acollida: la Salma, en Guiu o l'Emma. T'ensenyarà a posar-te la faixa, et presentarà quatre persones de les quals oblidaràs el nom i et posarà a la pinya d'un pilar petit, amb algú a cada costat. Quan surtis sabràs què és un contrafort, on van els braços i per què ningú no mira amunt.",
        "No et farem pujar enlloc si no vols. Hi ha gent que fa deu anys que és a la pinya i no ha tingut mai els peus a més d'un pam de terra. I si tens ganes de pujar, digues-ho: cada tardor en busquem. Abans d'estrenar-te a plaça faràs el taller de caigudes, a l'octubre o al febrer; i tots els que avui són a dalt van començar amb un peu a la cuixa d'algú i cara d'espant.",
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
        'Sabates planes i lleugeres si ets a la pinya; espardenyes o mitjons si puges. Mai botes ni sola dura.',
        "Una samarreta amb coll o una camisa: qui puja t'agafa per aquí, i el coll t'estalvia rascades.",
        'Els cabells recollits i les butxaques buides. Arracades, anells i rellotges es queden a la motxilla; les ulleres, si en portes, ben subjectes.',
        'Aigua i alguna cosa per menjar. A les quatre, la gana és col·lectiva.',
      ],
    },
    {
      id: 'com-va',
      title: 'Com va un assaig',
      paragraphs: [
        "El primer quart d'hora, com a mínim, escalfem: turmells, genolls, esquena i espatlles, sempre per parelles. Després ve la tècnica, en grups petits: pilars de tres, torres netes, pujades i baixades, canvis de posició a pinya. La segona hora és per als castells sencers, amb la pinya plena i la música a punt.",
        'Els dijous al vespre, al gimnàs, tenim xarxa i temps. És on provem els folres, els castells aixecats per sota i les coses noves; per això hi ha més silenci que al pati, i també més nervis.',
        'Acabem sempre amb un pilar i amb els avisos: qui falta per a dijous, qui porta el cotxe i qui es queda a sopar.',
      ],
    },
    {
      id: 'seguretat',
      title: 'La seguretat',
      paragraphs: [
        [
          'Els castells poden caure, i la pinya hi és perquè la caiguda sigui tova. Perquè en caiguin pocs, i perquè quan en cau un tothom sàpiga què ha de fer, tenim unes normes que no es discuteixen. Són totes al ',
          { text: 'reglament', link: '/reglament-regim-intern' },
          ', i les principals són aquestes:',
        ],
      ],
      list: [
        "A cada assaig i a cada actuació hi ha algú amb braçal, farmaciola i formació de primers auxilis, que no participa en el castell que es prova. Si no hi és, l'assaig se suspèn.",
        'El pom de dalt porta casc homologat, també als assajos.',
        'Els castells nous, els folres i els castells aixecats per sota es proven primer amb xarxa i matalassos.',
        'A plaça només hi portem castells que hagin sortit amb tot el tronc, fins als dosos, almenys dos cops en assaig. I no actuem enlloc sense ambulància o servei mèdic.',
        "Ningú no s'enfila per primer cop en una actuació sense haver fet el taller de caigudes i primers auxilis.",
        'Qualsevol persona del castell pot dir «prou», i el castell es desmunta.',
      ],
    },
    {
      id: 'accessibilitat',
      title: 'Accessibilitat',
      paragraphs: [
        "A l'Escola d'Enginyeria Industrial s'hi entra sense graons per la rampa que hi ha a l'esquerra de la porta principal, i del vestíbul al pati s'hi va a peu pla. L'estació de metro té ascensor i el tramvia és de plataforma baixa. El lavabo adaptat és al vestíbul, al costat de la consergeria.",
        "El gimnàs del carrer de la Soca té un graó de quinze centímetres a l'entrada, on posem una rampa si ens avises el mateix dia abans de les sis. La sala d'assaig i els vestidors són a la planta baixa. De lavabo adaptat no n'hi ha cap: la porta fa setanta centímetres.",
        [
          "Què et va bé i què no, ho decideixes tu; n'hi ha prou que ens ho diguis, sense diagnòstics. ",
          { text: "Escriu a l'equip d'acollida", link: '/contactar?assumpte=accessibilitat#formulari' },
          " abans de venir, o pregunta'n quan arribis. Pots portar qui t'acompanyi o t'interpreti, encara que no sigui de la colla.",
        ],
      ],
      list: [
        "En cadira de rodes, o si no pots estar gaire estona dempeus: pots fer pinya a l'últim cordó, amb la cadira frenada i algú a cada costat, després de provar-ho amb l'equip de seguretat en un pilar petit. També pots tocar amb les gralles i els tabals, cantar el castell o dibuixar les pinyes amb la tècnica.",
        "Si hi sents poc: abans de cada prova t'expliquem, de cara, què es farà i com es desmunta, i acordes els senyals amb qui tens al costat. Els de sempre són un toc a l'espatlla quan es tanca la pinya i dos quan es desmunta.",
        "Si hi veus poc: algú t'acompanya fins al teu lloc, t'hi guia les mans i t'explica què passa a dalt.",
        "Si el soroll o la gentada et cansen: el porxo és el racó més tranquil del pati, i t'hi pots retirar quan vulguis. Els assajos de portes obertes són els que tenen els grups més petits.",
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
          `Venir a provar-ho, res. Si t'hi quedes, la quota és de ${fee.euros} euros per temporada, de cop o en dos terminis, i de la meitat si entres després del gener. Qui no la pot pagar ho diu a la tresoreria i en queda exempt, sense haver d'explicar per què: ho diuen els `,
          { text: 'estatuts', link: '/estatuts' },
          `. Qui ha estat de la colla en actiu hi pot continuar com a membre veterà per ${fee.veteranEuros} euros. Faixa i camisa, en préstec.`,
        ],
      },
      {
        id: 'mirar',
        question: 'Puc venir només a mirar?',
        answer:
          "I tant. Al pati, seu als bancs del porxo; al gimnàs, al costat de la porta. No cal avisar ni apuntar-se enlloc. Només demanem silenci mentre hi ha un castell dret, i que no fotografiïs ningú de prop sense preguntar-l'hi. Si et ve de gust, algú t'explicarà què estàs veient; si t'estimes més estar a la teva, també.",
      },
      {
        id: 'apuntar-se',
        question: "M'hi he d'apuntar?",
        answer: [
          `No de seguida. Pots venir a ${open} assajos sense ser de la colla. A partir del següent has de demanar l'ingrés, i no cal ser estudiant: imprimeix el `,
          { text: "full d'inscripció (PDF)", link: pdfAddress(inscripcio) },
          `, omple'l i porta'l a un assaig, o envia'l escanejat a `,
          { text: club.email, link: `mailto:${club.email}` },
          ". Hi demanem com et dius, com et podem trobar, a qui hem d'avisar si et passa res, com pagaràs la quota i si vols sortir a les fotos.",
        ],
      },
      {
        id: 'asseguranca',
        question: 'Hi ha assegurança?',
        answer: [
          `Per als socis i les sòcies, sí, en totes les activitats castelleres. Els ${open} primers assajos, no: l'assegurança d'accidents no et cobreix fins a l'endemà de lliurar el full d'inscripció, i tampoc no cobreix qui fa pinya en una diada sense ser de la colla. Per això, mentre ho proves, no t'enfilaràs més amunt d'un segon pis. Si vols estar cobert des del primer dia, envia'l com a molt tard el dia abans. Els danys que causem a algú, sigui o no de la colla, els cobreix la responsabilitat civil. La norma és al `,
          { text: 'reglament', link: '/reglament-regim-intern' },
          '.',
        ],
      },
      {
        id: 'edat',
        question: 'Quina edat he de tenir?',
        answer: [
          `${minimumAge} anys o més. Fins als ${adultAge}, el pare, la mare o el tutor ha de signar el `,
          { text: 'full de consentiment (PDF)', link: pdfAddress(consentiment) },
          ", que explica també què hi faràs i com en tenim cura. Porta'l el primer dia que facis pinya; per mirar no cal. D'edat màxima, no n'hi ha.",
        ],
      },
      {
        id: 'llengua',
        question: 'I si encara no parlo català?',
        answer: [
          "És la llengua de la colla i n'aprendràs de pressa. Mentrestant, tens dret que t'expliquem el que calgui, sobretot la seguretat, en una llengua que entenguis. En aquesta pàgina hi ha ",
          { text: 'una benvinguda en anglès', link: '/assajos#in-english' },
          ' i ',
          { text: 'unes línies en castellà', link: '/assajos#en-espanol' },
          '.',
        ],
      },
      {
        id: 'cada-setmana',
        question: 'I si no puc venir cada setmana?',
        answer: [
          "Vine quan puguis: l'assistència no és obligatòria, i es pot arribar tard i marxar abans. Només per anar al tronc es demana regularitat: tres assajos durant les quatre setmanes anteriors per a un castell de set, i cinc per a un de vuit, dos dels quals al gimnàs. Mira ",
          { text: "l'agenda", link: '/agenda' },
          " i tria'n un.",
        ],
      },
      {
        id: 'suspes',
        question: 'Com sé si un assaig se suspèn?',
        answer: [
          "Si plou, n'hi ha igualment, al porxo. Només se suspèn si hi ha alerta meteorològica o si falten la farmaciola o l'equip de seguretat. Ho diem dues hores abans, sempre que es pot, a dalt d'aquesta pàgina i a la portada, a ",
          { text: instagram.name, link: instagram.link },
          ", al calendari públic del final i al grup de missatgeria de la colla, on l'equip d'acollida t'afegeix el primer dia si vols. De telèfon, no en tenim. Si no hi diu res, hi ha assaig.",
        ],
      },
      {
        id: 'arribar-tard',
        question: 'I si arribo tard, o sense dinar?',
        answer:
          "Escalfes pel teu compte, amb algú de l'equip de seguretat al costat, i t'afegeixes a la prova següent: sense escalfar no s'enfila ningú. Els migdies es dina al pati des de la una; si surts de classe a les dues, menja una mica abans i la resta a les quatre.",
      },
      {
        id: 'diada-de-fora',
        question: 'Puc venir a una diada de fora?',
        answer: [
          "I tant, encara que la llista ja sigui tancada: hi faràs falta igualment. L'autocar és gratuït per als socis i les sòcies que s'hi han apuntat; si encara no en ets, hi puges si queda lloc, per cinc euros. El bitllet de tren se'l paga cadascú. L'hora i l'estació són a ",
          { text: "l'agenda", link: '/agenda' },
          '.',
        ],
      },
      {
        id: 'pujar',
        question: 'Si començo ara, quan puc pujar?',
        answer: [
          'En assaig, quan ja ets de la colla i la tècnica ho veu clar. A plaça, després del taller de caigudes: si has fet tard al de la tardor, ',
          { text: 'el del febrer', link: '/agenda#primers-auxilis-2027' },
          '.',
        ],
      },
      {
        id: 'cos',
        question: "Importen el pes i l'alçada?",
        answer: [
          "No: de llocs n'hi ha per a tots els cossos. Ningú no et pesarà en públic ni en farà comentaris; si per equilibrar un tronc cal saber un pes, el recull una sola persona, amb el teu permís, i en acabar la temporada es destrueix. Ho diu el ",
          { text: 'reglament', link: '/reglament-regim-intern' },
          '.',
        ],
      },
      {
        id: 'mal',
        question: 'Fa mal? I si em faig mal?',
        answer: [
          "L'endemà tindràs agulletes en llocs que no sabies que tenies, i potser alguna rascada. De caigudes, n'hi ha: per això hi ha la pinya, els cascos, la xarxa i ",
          { text: 'tota la resta', link: '/assajos#seguretat' },
          ". Si et fas mal, digues-ho de seguida: la persona del braçal t'atén, t'acompanya on calgui i t'explica com es fa servir l'assegurança. Amb un cop al cap, per lleu que sembli, aquell dia ja no es torna al castell.",
        ],
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
          "Al gimnàs, sí; de dutxes, no n'hi ha. Al pati no en calen: vine amb la roba posada i enfaixa't al porxo; els lavabos de l'escola són al vestíbul. Les bosses es queden juntes, a la vista de la gent de la pinya.",
      },
      {
        id: 'credits',
        question: 'Em donen crèdits?',
        answer: [
          "Si estudies a alguna de les dues universitats, sí: dos crèdits per curs, i sis com a màxim en tot el grau. Calen cinquanta hores entre assajos i diades, i una memòria de tres pàgines. T'hi apuntes a la secretaria de la teva facultat abans del 15 d'octubre i lliures la memòria fins al 31 de maig. Les hores les certifica la secretaria de la colla, amb el vistiplau de la presidència. ",
          { text: 'Cada setembre expliquem com va', link: '/vida-universitaria#credits-i-papers' },
          '.',
        ],
      },
      {
        id: 'gralla',
        question: 'Puc venir només a tocar?',
        answer: [
          'I tant. El grup de ',
          { text: 'gralles i tabals', link: '/gralles-i-tabals' },
          " assaja mitja hora abans dels assajos del migdia i deixa l'instrument a qui comença. Ningú no et demanarà mai que t'enfilis.",
        ],
      },
    ],
  },
  welcome,
  // cspell:disable
  greetings: [
    {
      lang: 'es',
      id: 'en-espanol',
      title: 'En español',
      paragraphs: [
        'Si todavía no hablas catalán, ven igualmente: alguien del equipo de acogida te acompañará y te explicará en castellano lo que haga falta, sobre todo la seguridad. No hace falta experiencia, nadie te obligará a subir y puedes venir solo a mirar.',
      ],
    },
  ],
  // cspell:enable
} satisfies RehearsalsPage<SiteLink>;
