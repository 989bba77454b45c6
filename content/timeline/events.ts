import type { TimelineEvent } from '@/lib/club/types';
import type { TimelineClubKey } from './page';

/** From the first university club to today; those without a date stand where they belong. */
export const timelineEvents = [
  {
    id: 'primera-colla',
    date: null,
    title: 'La primera colla universitària',
    description:
      "A començament dels anys noranta, estudiants que ja feien castells al seu poble es troben a la universitat i decideixen no esperar el cap de setmana. Neix la primera colla formada només per gent d'un campus, i amb ella una manera de fer castells: sense canalla, amb el pom de dalt de la mateixa edat que els baixos.",
    color: 'degans',
  },
  {
    id: 'pom-de-dalt-adult',
    date: null,
    title: "L'enxaneta també té exàmens",
    description:
      "Sense nens, algú ha de coronar. Les primeres colles de campus descobreixen que un pom de dalt d'adults pesa més del doble i que cada pis es nota a sota com si n'hi hagués dos. D'aquí ve que un castell de set universitari s'assembli poc, per dins, a un de set de plaça.",
    color: 'mon',
  },
  {
    id: 'neixen-enfilats',
    date: { year: 1994 },
    title: 'Neixen els Enfilats',
    description:
      "La tardor de 1994, dotze persones es troben un dimarts al pati d'Enginyeria Industrial; el següent, ja són trenta. El primer pilar és de tres, i el bateig, al novembre. [Com van ser els inicis](/historia-de-la-colla#els-inicis).",
    image: { code: 'Pd3' },
    color: 'colla',
  },
  {
    id: 'primera-diada-compartida',
    date: { year: 1994, month: 12 },
    title: 'La primera diada compartida',
    description:
      "Quinze dies després del bateig, els Gebrats ens conviden a casa seva, a Vic. La pinya és la mateixa per a totes dues, perquè cap no té prou gent per fer-la sola: el costum de barrejar camises comença per necessitat i s'ha quedat per gust.",
    color: 'mon',
  },
  {
    id: 'neixen-ponentins',
    date: { year: 1996 },
    title: 'Neixen els Ponentins',
    description:
      'Una colla nova, de camisa lila, comença a assajar entre camps experimentals de blat. Venen a la nostra diada amb un autobús de línia i una bossa de coca de recapte per a cent persones.',
    color: 'ponentins',
  },
  {
    id: 'primera-cap-de-colla',
    date: { year: 1996, month: 9 },
    title: 'Una dona al capdavant',
    description:
      "La [Marta Viladecans](/llista-de-caps-de-colla#marta-viladecans) agafa la camisa de cap dels Enfilats. En una colla on tothom s'enfila i tothom aguanta, ningú no hi veu res d'estrany; a les places de fora, sí, i se'n parla tot l'any.",
    color: 'colla',
  },
  {
    id: 'primer-castell-de-sis',
    date: { year: 1996, month: 11 },
    title: 'El primer castell de sis',
    description:
      'Els Enfilats descarreguem el quatre de sis, dos anys després del primer assaig i en una plaça que no és la nostra. El dirigeix la [Marta Viladecans](/llista-de-caps-de-colla#marta-viladecans), que feia dos mesos que era cap de colla.',
    image: { code: '4d6' },
    color: 'colla',
  },
  {
    id: 'neix-marinada',
    date: { year: 1998 },
    title: 'Neix la Marinada',
    description:
      "Camisa blava i assajos vora mar, en un passeig on el vent decideix si aquell dia es fan pilars o es fa tècnica. De seguida són la colla que millor aixeca castells per sota, perquè és el que es pot fer arrecerat darrere d'un mur.",
    color: 'marinada',
  },
  {
    id: 'primer-castell-de-set',
    date: { year: 1999, month: 11 },
    title: 'El quatre de set, carregat',
    description:
      "Els Enfilats entrem als castells de set amb un [quatre de set](/castells/4d7) que puja recte i se'n va en baixar els terços. Cinc anys des del primer assaig; dos genolls pelats i cap lesió.",
    image: { code: '4d7' },
    color: 'colla',
  },
  {
    id: 'quatre-de-set-descarregat',
    date: { year: 2000, month: 5 },
    title: 'Descarregat, i amb pilar de cinc',
    description:
      'El mateix dia descarreguem el [quatre de set](/castells/4d7) i el primer [pilar de cinc](/castells/Pd5). La festa acaba quan obren el metro.',
    image: { code: 'Pd5' },
    color: 'colla',
  },
  {
    id: 'primer-tres-de-set',
    date: { year: 2001, month: 11 },
    title: 'El tres de set',
    description:
      'Tretze persones enfilades sobre tres columnes. El [tres de set](/castells/3d7) es descarrega a la segona ronda, amb la Marinada i els Ponentins a la pinya.',
    image: { code: '3d7' },
    color: 'colla',
  },
  {
    id: 'calendari-comu',
    date: { year: 2002, month: 9 },
    title: 'Un calendari per a totes',
    description:
      'Les colles que ens trobàvem cada tardor acordem no posar dues diades el mateix dijous. És un full fotocopiat amb una fila i una camisa dibuixada per a cadascuna: els Degans, els Ponentins, la Marinada i nosaltres, i les que ens conviden a casa seva, els Gebrats, els Cardenets, els Onyarencs i els Marejols. És el primer cop que el món casteller universitari es mira com una sola cosa.',
    color: 'mon',
  },
  {
    id: 'primer-vano',
    date: { year: 2003, month: 5 },
    title: 'El primer vano',
    description:
      'Un pilar de cinc entre dos de quatre per acabar la primavera. El [vano de cinc](/castells/Vd5) es converteix en la nostra manera de dir adeu.',
    image: { code: 'Vd5' },
    color: 'colla',
  },
  {
    id: 'deu-anys',
    date: { year: 2004, month: 11 },
    title: 'Deu anys i una agulla',
    description:
      "Celebrem el desè aniversari amb el [quatre de set amb l'agulla](/castells/4d7a). Al pati hi ha vuitanta-set antics amb les camises encongides.",
    image: { code: '4d7a' },
    color: 'colla',
  },
  {
    id: 'neixen-tramuntanals',
    date: { year: 2005 },
    title: 'Neixen els Tramuntanals',
    description:
      'La camisa nova del calendari és de color teula i ve de la banda on bufa més. A la primera diada els vola el cartell, la capsa de les faixes i un barret del públic, i fan un quatre de sis impecable.',
    color: 'tramuntanals',
  },
  {
    id: 'tres-de-set-amb-agulla',
    date: { year: 2006, month: 11 },
    title: "El tres de set amb l'agulla",
    description:
      "Dos anys després del quatre, el pilar s'amaga dins d'un [tres](/castells/3d7a). És l'últim castell nou abans d'un curs de poca gent, en què la Marinada i nosaltres ens deixàvem contraforts l'una a l'altra.",
    image: { code: '3d7a' },
    color: 'colla',
  },
  {
    id: 'pilar-per-sota',
    date: { year: 2008, month: 11 },
    title: 'Un pilar que creix pels peus',
    description:
      "La Marinada hi té la mà trencada i ens n'ensenya durant un hivern sencer. El novembre de 2008 descarreguem el [pilar de cinc aixecat per sota](/castells/Pd5s) al seu costat.",
    image: { code: 'Pd5s' },
    color: 'marinada',
  },
  {
    id: 'cent-camises',
    date: { year: 2009, month: 11 },
    title: 'Més de cent camises i un set de set',
    description:
      "És el primer curs que passem de cent. La pinya del set de set s'ha d'escriure en dos fulls, i la colla descobreix que créixer també s'assaja. Al [resum històric](/resum-historic) es veu el salt.",
    image: { code: '7d7' },
    color: 'colla',
  },
  {
    id: 'patrimoni',
    date: { year: 2010, month: 11, day: 16 },
    title: 'Patrimoni de la humanitat',
    description:
      "La UNESCO inscriu els castells a la llista del Patrimoni Cultural Immaterial de la Humanitat. Aquell dimarts a les dues, al pati, l'assaig comença amb un aplaudiment i continua com sempre: amb el pilar que no sortia.",
    color: 'mon',
  },
  {
    id: 'primera-torre',
    date: { year: 2011, month: 5 },
    title: 'La torre de set i el folre',
    description:
      'Carregada el novembre anterior i descarregada el maig, la torre de set ens ensenya què és un folre: una segona pinya on abans hi havia aire. El mateix dia serveix per carregar el primer pilar de sis, que descarreguem a la tardor.',
    image: { code: 'Td7f' },
    color: 'colla',
  },
  {
    id: 'cinc-de-set',
    date: { year: 2012, month: 11 },
    title: 'El cinc de set',
    description:
      'Un tres amb una torre adossada, dos poms de dalt i una sola enxaneta. El [cinc de set](/castells/5d7) és durant dos anys el nostre sostre.',
    image: { code: '5d7' },
    color: 'colla',
  },
  {
    id: 'vint-anys',
    date: { year: 2014, month: 11 },
    title: 'Vint anys, deu rengles',
    description:
      'Per fer-ne vint, un castell on hi cap tothom: el [deu de set](/castells/10d7), amb gent de vint promocions.',
    image: { code: '10d7' },
    color: 'colla',
  },
  {
    id: 'vano-de-sis',
    date: { year: 2015, month: 5 },
    title: 'Tres pilars, un de sis',
    description:
      "El [vano de sis](/castells/Vd6f) posa tres pilars un al costat de l'altre, i els Ponentins i els Tramuntanals fan les pinyes de les bandes.",
    image: { code: 'Vd6f' },
    color: 'colla',
  },
  {
    id: 'primer-castell-de-vuit',
    date: { year: 2015, month: 11 },
    title: 'La porta dels vuit pisos',
    description:
      'Carreguem el [tres de vuit amb folre](/castells/3d8f) i entrem als castells de vuit. El descarreguem el novembre de 2016, amb tres colles a la pinya.',
    image: { code: '3d8f' },
    color: 'colla',
  },
  {
    id: 'dos-castells-alhora',
    date: { year: 2016, month: 5 },
    title: 'Dos castells de set a la mateixa ronda',
    description:
      'Havien entrat més de cent persones noves i calia donar feina a totes. El [tres i el quatre de set](/castells/3d7+4d7) pugen amb el mateix toc de gralles i acaben amb dues aletes gairebé iguals.',
    image: { code: '3d7+4d7' },
    color: 'colla',
  },
  {
    id: 'nou-de-set',
    date: { year: 2017, month: 11 },
    title: 'La catedral',
    description:
      "El [nou de set](/castells/9d7) surt a la primera. Per dibuixar-ne la pinya cal la pissarra gran d'una aula.",
    image: { code: '9d7' },
    color: 'colla',
  },
  {
    id: 'tallers-de-primers-auxilis',
    date: { year: 2018, month: 2 },
    title: 'Aprendre a caure plegades',
    description:
      "Les colles del calendari organitzem el primer taller conjunt de caigudes i primers auxilis. Des de llavors es fa cada febrer, i cada colla el repeteix a la tardor: qui s'estrena al tronc l'ha de tenir fet.",
    color: 'tramuntanals',
  },
  {
    id: 'quatre-de-vuit',
    date: { year: 2019, month: 11 },
    title: 'El quatre de vuit',
    description:
      "Un any després de veure'l caure baixant els dosos, descarreguem el [quatre de vuit](/castells/4d8) a la diada dels vint-i-cinc anys: vuit pisos sense cap més ajuda que la pinya.",
    image: { code: '4d8' },
    color: 'colla',
  },
  {
    id: 'pandemia',
    date: { year: 2020, month: 3 },
    title: 'Les places buides',
    description:
      'La covid-19 atura les classes i els castells. Tocar-se, que és tot el que sabem fer, és justament el que no es pot fer. Durant la temporada 2020-2021 no hi ha cap castell universitari.',
    color: 'mon',
  },
  {
    id: 'tornada',
    date: { year: 2022, month: 5 },
    title: 'Tornar a plaça',
    description:
      'Vint-i-dues persones que en sabien i moltes més que no havien vist mai un castell de prop. Amb un [tres de set](/castells/3d7) tornem a saludar, i amb nosaltres les altres colles del calendari.',
    image: { code: '3d7' },
    color: 'colla',
  },
  {
    id: 'pilar-de-set',
    date: { year: 2023, month: 11 },
    title: 'El pilar de set i la torre carregada',
    description:
      "El mateix novembre descarreguem el [pilar de set amb folre i manilles](/castells/Pd7fm) i carreguem la [torre de vuit](/castells/Td8fm). Les manilles, que teníem per cosa d'altres, ja són cosa nostra.",
    image: { code: 'Pd7fm' },
    color: 'colla',
  },
  {
    id: 'trenta-anys',
    date: { year: 2024, month: 11 },
    title: 'Trenta anys i la torre sencera',
    description:
      'Descarreguem la [torre de vuit amb folre i manilles](/castells/Td8fm) a la diada dels trenta anys, la millor de la nostra història. Hi fan pinya els Degans, els Ponentins, la Marinada i els Tramuntanals, i al capdavall ningú no sap de qui és la camisa que té davant.',
    image: { code: 'Td8fm' },
    color: 'colla',
  },
  {
    id: 'avui',
    date: { year: 2026, month: 11, day: 19 },
    title: 'Una altra tardor, una altra torre',
    description:
      'Nova cap de colla i un tronc ple de cares noves. La [torre de vuit](/castells/Td8fm), que el maig de 2026 havíem tornat a carregar, la descarreguem per segon cop, amb el nou de set i el quatre de vuit. El capítol següent comença [qualsevol dimarts a les dues](/assajos).',
    image: { code: 'Td8fm' },
    color: 'colla',
  },
] as const satisfies readonly TimelineEvent<TimelineClubKey>[];
