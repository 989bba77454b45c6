import { membership } from '@/content/membership';
import type { AboutPage } from '@/lib/club/types';

export const quiSom = {
  title: 'Qui som',
  lead: 'Som la colla castellera de la Zona Universitària: des de 1994 fem castells amb camisa verda entre classe i classe.',
  picture: '/images/vida/camises.svg',
  summary: {
    title: 'La colla en números',
    facts: [
      { id: 'any', value: '1994', label: 'la tardor que vam començar' },
      { id: 'gent', value: '220', label: 'persones a la pinya en una diada gran, amb les altres colles' },
      { id: 'assajos', value: '3', label: 'assajos cada setmana de curs' },
      { id: 'facultats', value: '14', label: 'facultats i escoles amb gent a pinya' },
      { id: 'castells', value: '8', label: 'pisos del nostre castell més alt' },
    ],
  },
  sections: [
    {
      id: 'la-colla',
      title: 'Una colla de pati',
      paragraphs: [
        "Vam començar dotze persones un dimarts, i trenta el següent, al pati d'Enginyeria Industrial, amb camises tenyides a la banyera d'un pis d'estudiants i més ganes que faixes. El primer pilar, de tres, el vam fer a l'únic racó on no hi havia cotxes aparcats.",
        "Avui, en un curs normal, passen pels assajos unes tres-centes persones i en tenim noranta de fixes. Hi ha qui ve quatre anys seguits i qui ve un sol quadrimestre d'intercanvi i se'n torna a casa amb la faixa a la maleta. La gent es renova cada setembre, i això ens obliga a ensenyar des de zero cada tardor: és la nostra feina més important i també la que ens surt millor.",
        'La colla és una associació sense ànim de lucre, oberta a tothom i portada per la mateixa gent que fa els castells. Si vols saber fins on hem arribat, mira els [nostres millors castells](/millors-castells).',
      ],
    },
    {
      id: 'castells-universitaris',
      title: 'Què són els castells universitaris',
      paragraphs: [
        "Són castells fets per colles de campus. Les construccions i el vocabulari són els de sempre; el que canvia és qui s'hi enfila. No tenim canalla: els dosos, l'acotxador i l'enxaneta també són estudiants, gent lleugera que el dilluns fa exàmens com tothom. Un pom de dalt d'adults pesa més i això es nota fins al baix, de manera que un castell de set universitari té ben poc de castell petit.",
        "Les colles de campus ens trobem en dues èpoques, la tardor i la primavera, i gairebé sempre en dijous. A cada diada solen actuar-hi unes quantes colles, i el costum és que qui acaba de descarregar corri a fer pinya a la del costat. Ens piquem per fer-ho millor que l'any passat, però la pinya no té color.",
      ],
    },
    {
      id: 'que-ens-importa',
      title: 'Què ens importa',
      paragraphs: [
        'Hi ha quatre coses que no discutim, ni quan anem justos de gent ni quan la plaça crida més.',
      ],
      list: [
        'La seguretat va primer. Cap castell no puja si el cap de colla, la pinya i el tronc no ho veuen clar, i val més desmuntar que caure. El pom de dalt va sempre amb casc.',
        "Tothom compta igual. Qui és a l'últim cordó aguanta el mateix castell que l'enxaneta, i a l'assemblea té el mateix vot.",
        'Ens hi hem de sentir bé. Un castell es fa amb el cos dels altres: demanem permís, expliquem què toquem i per què, i no deixem passar cap agressió ni cap broma que faci mal.',
        "La llengua, la música i la festa formen part de l'assaig. Parlem català i l'ensenyem a qui tot just arriba, començant pels noms de les posicions; el que cal saber per no fer-se mal, ho expliquem en la llengua que calgui.",
      ],
    },
    {
      id: 'com-ens-organitzem',
      title: 'Com ens organitzem',
      paragraphs: [
        "L'assemblea elegeix cada any la junta directiva i el cap o la cap de colla, que es tria l'equip: la junta tècnica. La tècnica decideix quins castells fem, qui hi va i en quin lloc. La directiva porta els diners, els permisos, els autocars, les samarretes i el sopar. Totes dues són plenes d'estudiants que n'han après sobre la marxa.",
        "Al costat del castell hi ha els músics. Les gralles i els tabals marquen quan es tanca la pinya, quan pugen els dosos i quan l'enxaneta fa l'aleta: des de sota, la música és l'única manera de saber què passa a dalt.",
      ],
    },
    {
      id: 'com-entrar-hi',
      title: 'Com entrar-hi',
      paragraphs: [
        `No hi ha cap prova d'accés: vine a qualsevol [assaig](/assajos), busca algú amb camisa verda i digues que és el teu primer dia. N'hi ha prou de tenir ${membership.minimumAge} anys i ganes; tota la resta és a les [preguntes que ens fan](/assajos#abans-de-venir).`,
      ],
    },
  ],
} satisfies AboutPage;
