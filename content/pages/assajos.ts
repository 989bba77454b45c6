import { club } from '@/content/club';
import { consentiment } from '@/content/legal/consentiment';
import { inscripcio } from '@/content/legal/inscripcio';
import { membership } from '@/content/membership';
import type { RehearsalsPage } from '@/lib/club/types';
import { pdfAddress } from '@/lib/legal/types';
import { cardinal } from '@/lib/text/catalan';
import type { SiteLink } from './';

const { minimumAge, adultAge, fee } = membership;
const open = cardinal(membership.openRehearsals);
const [instagram] = club.networks;

export const assajos = {
  title: 'Assajos',
  lead: 'Assagem tres cops per setmana. Vine el dia que vulguis, busca la gent de la camisa verda i digues que és el primer.',
  picture: '/images/vida/faixa.svg',
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
        "T'esperarà algú de l'equip d'acollida: la Salma, en Guiu o l'Emma. T'ensenyarà a posar-te la faixa i et posarà a la pinya d'un pilar petit, amb algú a cada costat. Quan surtis sabràs què és un contrafort, on van els braços i per què ningú no mira amunt.",
        "No et farem pujar enlloc si no vols: hi ha gent que fa deu anys que és a la pinya i no ha tingut mai els peus a més d'un pam de terra. I si en tens ganes, digues-ho: cada tardor en busquem.",
      ],
    },
    {
      id: 'que-portar',
      title: 'Què cal portar',
      paragraphs: ["Res que s'hagi de comprar. La faixa i la camisa te les deixem nosaltres."],
      list: [
        'Pantalons llargs que es puguin embrutar i que deixin ajupir-se. Per a la diada, blancs.',
        'Sabates planes i lleugeres si ets a la pinya; espardenyes o mitjons si puges. Mai botes ni sola dura.',
        "Una samarreta amb coll o una camisa: qui puja t'agafa per aquí.",
        'Els cabells recollits i les butxaques buides, sense arracades, anells ni rellotge; les ulleres, ben subjectes.',
        'Aigua i alguna cosa per menjar.',
      ],
    },
    {
      id: 'com-va',
      title: 'Com va un assaig',
      paragraphs: [
        "El primer quart d'hora escalfem, sempre per parelles. Després ve la tècnica, en grups petits, i la segona hora és per als castells sencers.",
        'Els dijous al vespre, al gimnàs, tenim xarxa i temps: hi provem els folres, els castells aixecats per sota i les coses noves. Acabem sempre amb un pilar i amb els avisos.',
      ],
    },
    {
      id: 'seguretat',
      title: 'La seguretat',
      paragraphs: [
        'Els castells poden caure, i la pinya hi és perquè la caiguda sigui tova. Les normes no es discuteixen. Són totes al [reglament](/reglament-regim-intern#article-33), i aquestes són les principals:',
      ],
      list: [
        "A cada assaig i a cada actuació hi ha algú amb braçal, farmaciola i formació de primers auxilis, que no participa en el castell que es prova. Si no hi és, l'assaig se suspèn.",
        'El pom de dalt porta casc homologat, també als assajos.',
        'Els castells nous, els folres i els castells aixecats per sota es proven primer amb xarxa i matalassos.',
        'A plaça només hi portem castells que hagin sortit amb tot el tronc almenys dos cops en assaig, i mai sense ambulància o servei mèdic.',
        "Ningú no s'enfila per primer cop en una actuació sense haver fet el taller de caigudes i primers auxilis.",
        'Qualsevol persona del castell pot dir «prou», i el castell es desmunta.',
      ],
    },
    {
      id: 'accessibilitat',
      title: 'Accessibilitat',
      paragraphs: [
        "A l'Escola d'Enginyeria Industrial s'hi entra sense graons per la rampa de l'esquerra de la porta principal, i fins al pati s'hi va a peu pla. L'estació de metro té ascensor i el tramvia és de plataforma baixa. El lavabo adaptat és al vestíbul.",
        "El gimnàs té un graó de quinze centímetres a l'entrada, on posem una rampa si ens avises el mateix dia abans de les sis. La sala i els vestidors són a la planta baixa. De lavabo adaptat no n'hi ha cap: la porta fa setanta centímetres.",
        "Què et va bé i què no, ho decideixes tu, sense diagnòstics. [Escriu a l'equip d'acollida](/contactar?assumpte=accessibilitat#formulari) abans de venir, o pregunta'n quan arribis. Pots portar qui t'acompanyi o t'interpreti.",
      ],
      list: [
        "En cadira de rodes, o si no pots estar gaire estona dempeus: pots fer pinya a l'últim cordó, amb la cadira frenada i algú a cada costat, després de provar-ho en un pilar petit. També pots tocar, cantar el castell o dibuixar les pinyes amb la tècnica.",
        "Si hi sents poc: abans de cada prova t'expliquem, de cara, què es farà, i acordes els senyals amb qui tens al costat. Els de sempre són un toc a l'espatlla quan es tanca la pinya i dos quan es desmunta.",
        "Si hi veus poc: algú t'acompanya fins al teu lloc, t'hi guia les mans i t'explica què passa a dalt.",
        'Si el soroll o la gentada et cansen: el porxo és el racó més tranquil del pati. Els assajos de portes obertes són els que tenen els grups més petits.',
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
        answer: `Venir a provar-ho, res. Si t'hi quedes, la quota és de ${fee.euros} euros per temporada, en un pagament o en dos, i de la meitat si entres després del gener. Qui no la pot pagar ho diu a la tresoreria i en queda exempt, sense haver d'explicar per què: ho diuen els [estatuts](/estatuts). Els socis veterans en paguen ${fee.veteranEuros} euros. Faixa i camisa, en préstec; si les vols teves, a preu de cost: 24 euros la camisa i 15 la faixa.`,
      },
      {
        id: 'mirar',
        question: 'Puc venir només a mirar, o a tocar?',
        answer:
          "I tant. Per mirar, seu als bancs del porxo o, al gimnàs, al costat de la porta: només demanem silenci mentre hi ha un castell dret, i que no fotografiïs ningú de prop sense preguntar-l'hi. Per tocar, els de [gralles i tabals](/gralles-i-tabals) assagen mitja hora abans dels assajos del migdia i deixen l'instrument a qui comença.",
      },
      {
        id: 'apuntar-se',
        question: "M'hi he d'apuntar? Hi ha assegurança?",
        answer: `Pots venir a ${open} assajos sense ser de la colla. A partir del següent has de demanar l'ingrés, i no cal ser estudiant: imprimeix el [full d'inscripció (PDF)](${pdfAddress(inscripcio)}), omple'l i porta'l a un assaig, o envia'l escanejat a [${club.email}](mailto:${club.email}). L'assegurança d'accidents et cobreix des de l'endemà de lliurar-lo: per ser cobert des del primer dia, envia'l com a molt tard el dia abans. Mentre ho proves sense, no t'enfilaràs més amunt d'un segon pis. Els danys que causem a algú els cobreix la responsabilitat civil. La norma és al [reglament, a l'article 21](/reglament-regim-intern#article-21).`,
      },
      {
        id: 'edat',
        question: 'Quina edat he de tenir?',
        answer: `${minimumAge} anys o més; d'edat màxima, no n'hi ha. Fins als ${adultAge}, el pare, la mare o el tutor ha de signar el [full de consentiment (PDF)](${pdfAddress(consentiment)}), i cal portar-lo el primer dia que facis pinya. Als pares els diem el mateix que diu el full: el risc de fer-se mal no desapareix mai del tot, i per això hi ha les normes de més amunt. A cada activitat, l'equip de seguretat té el telèfon de qui ha signat, i ningú no se'n torna sol si el full no ho autoritza.`,
      },
      {
        id: 'llengua',
        question: 'I si encara no parlo català?',
        answer:
          "És la llengua de la colla i n'aprendràs de pressa. Mentrestant, tens dret que t'expliquem el que calgui, sobretot la seguretat, en una llengua que entenguis. Aquí hi ha [una pàgina en anglès](/in-english) i [unes línies en castellà](/assajos#en-espanol).",
      },
      {
        id: 'cada-setmana',
        question: 'I si no puc venir cada setmana, o arribo tard?',
        answer:
          "Vine quan puguis. Si arribes tard, escalfes amb algú de l'equip de seguretat al costat i t'afegeixes a la prova següent. Només per anar al tronc es demana regularitat: tres assajos durant les quatre setmanes anteriors per a un castell de set, i cinc per a un de vuit, dos dels quals al gimnàs.",
      },
      {
        id: 'suspes',
        question: 'Com sé si un assaig se suspèn?',
        answer: `Si plou, n'hi ha igualment, al porxo. Només se suspèn si hi ha alerta meteorològica o si falten la farmaciola o l'equip de seguretat. Ho diem dues hores abans, sempre que es pot, a dalt d'aquesta pàgina i a la portada, al calendari públic, a [${instagram.name}](${instagram.link}) i al grup de missatgeria de la colla, on l'equip d'acollida t'afegeix el primer dia si vols. Si no hi diu res, hi ha assaig.`,
      },
      {
        id: 'diada-de-fora',
        question: 'Puc venir a una diada de fora?',
        answer:
          "I tant, encara que la llista ja sigui tancada. L'autocar és gratuït per als socis i les sòcies que s'hi han apuntat; si encara no en ets, hi puges si queda lloc, per cinc euros. El bitllet de tren se'l paga cadascú. L'hora i l'estació són a [l'agenda](/agenda).",
      },
      {
        id: 'pujar',
        question: "Quan puc pujar? Importen el pes i l'alçada?",
        answer:
          "En assaig, pots pujar quan ja ets de la colla i la tècnica ho veu clar. A plaça, després del taller de caigudes: si has fet tard al de la tardor, [el del febrer](/agenda#primers-auxilis-2027). De llocs n'hi ha per a tots els cossos, i ningú no et pesarà en públic ni en farà comentaris; si per equilibrar un tronc cal saber un pes, el recull una sola persona, amb el teu permís, i en acabar la temporada es destrueix.",
      },
      {
        id: 'mal',
        question: 'I si em faig mal, o tinc por?',
        answer:
          "De caigudes, n'hi ha. Si et fas mal, digues-ho de seguida: la persona del braçal t'atén, t'acompanya on calgui i t'explica com es fa servir l'assegurança. Amb un cop al cap, per lleu que sembli, aquell dia ja no es torna al castell. Si tens por, vertigen o una espatlla tocada, explica-ho a la tècnica: pots dir que no a qualsevol lloc i a qualsevol prova, sense dir per què.",
      },
      {
        id: 'vestidors',
        question: 'Hi ha vestidors?',
        answer:
          "Al gimnàs, sí; de dutxes, no n'hi ha. Al pati no en calen: vine amb la roba posada i enfaixa't al porxo. Les bosses es queden juntes, a la vista de la gent de la pinya.",
      },
      {
        id: 'credits',
        question: 'Em donen crèdits?',
        answer:
          'Si estudies a alguna de les dues universitats, sí: dos per curs. [Què cal fer, i fins a quin dia](/vida-universitaria#credits-i-papers).',
      },
    ],
  },
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
