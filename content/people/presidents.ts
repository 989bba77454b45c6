import { pages } from '@/content/pages';
import type { Office } from '@/lib/club/people';

/** Presidents of the association, one after another since the foundation. */
export const presidents = {
  id: 'presidents',
  role: 'Presidència',
  path: pages.presidents.path,
  tenures: [
    {
      person: 'ramon-escude',
      from: [1994],
      to: [1995],
      text: [
        "Va redactar l'acta fundacional en una taula del bar, al dors d'un enunciat de resistència de materials, i la va fer signar a totes les persones que van passar per allà aquell migdia. Una era un repartidor de begudes, que consta com a soci número disset.",
        "Va aconseguir el permís per assajar al pati prometent que seria cosa d'un trimestre.",
      ],
    },
    {
      person: 'anna-maria-tubau',
      from: [1995],
      to: [1998],
      text: [
        'Va rebre una associació que cabia en un full i en va fer una de debò: llibre de socis, assegurança i un segell de goma que encara fem servir. Quan algú proposava una festa, preguntava qui escombraria; quan algú proposava un castell, preguntava qui duia la farmaciola.',
        "Gràcies a ella vam tenir el primer armari amb clau de l'escola, que durant vint anys va ser tot el nostre local.",
      ],
    },
    {
      person: 'xavier-pons',
      from: [1998],
      to: [2001],
      text: [
        "Va trobar la caixa amb onze mil pessetes i un deute d'autocars, i la va deixar amb prou diners per comprar faixes per a tothom. Venia números de la panera a professors, bidells i conductors d'autobús amb la mateixa cara d'urgència.",
        "Era a l'últim cordó el dia del primer quatre de set. Sempre diu que va ser el castell que millor va pagar.",
      ],
    },
    {
      person: 'mireia-gavalda',
      from: [2001],
      to: [2003],
      text: [
        "Els cartells de la colla d'aquells anys són tots seus: fets a mà, fotocopiats i grapats als suros de les catorze facultats en una sola matinada. De la caixa de grapes li ve el nom.",
        'Va pactar amb les altres colles de campus un calendari comú de diades, perquè ens poguéssim fer pinya les unes a les altres. Aquell acord, amb retocs, encara val.',
      ],
    },
    {
      person: 'jordi-estruch',
      from: [2003],
      to: [2005],
      text: [
        'El president dels deu anys. Va localitzar noranta-quatre antics quan no hi havia xarxes socials on buscar-los, amb una guia telefònica i una bossa de monedes. En van venir vuitanta-set.',
        "Presentava les diades ell mateix, amb un megàfon que xiulava, i va inventar el costum d'explicar al públic què faríem i què podia sortir malament.",
      ],
    },
    {
      person: 'elisenda-roig',
      from: [2005],
      to: [2007],
      text: [
        'Discreta i tossuda, va dedicar dos anys a una sola cosa: que la universitat reconegués els castells com a activitat amb crèdits. Va anar a cada reunió amb la mateixa carpeta i, el dia que ho va aconseguir, la va regalar, buida, a la colla.',
        'Feia de crossa i no va voler mai un sobrenom. Consta en acta.',
      ],
    },
    {
      person: 'ferran-llobet',
      from: [2007],
      to: [2009],
      text: [
        "Un any de poca gent i tots dos de molt de fred. Baixava al pati amb un termo de cafè de cinc litres, i més d'un reconeix que el primer dia s'hi va acostar per això. Va negociar amb la colla del barri el vespre de gimnàs dels dijous, que encara tenim.",
      ],
    },
    {
      person: 'silvia-comas',
      from: [2009],
      to: [2011],
      text: [
        "De dos autocars en va passar a quatre, i sabia de memòria qui es marejava en cadascun. Va ser presidenta mentre la colla creixia més de pressa que les camises: durant un curs, els nous anaven a plaça amb una samarreta verda i la promesa d'un botó.",
        "Va crear l'equip d'acollida, amb la idea que ningú no havia d'estar sol el primer dia ni cinc minuts.",
      ],
    },
    {
      person: 'eulalia-mas',
      from: [2011],
      to: [2014],
      text: [
        "Pont de nom i d'ofici: va fer seure a la mateixa taula la tècnica i la directiva, que fins llavors es comunicaven per notes enganxades a l'armari. Va fer de cap de colla mig any i va tornar a les factures sense queixar-se'n gens.",
        "Va deixar escrites les bases de la diada dels vint anys i un compte d'estalvi per pagar-la.",
      ],
    },
    {
      person: 'gemma-vilaseca',
      from: [2014],
      to: [2016],
      text: [
        'Va celebrar els vint anys amb un pastís de deu pisos que va entrar al pati en un carretó de laboratori i que va descarregar, a trossos, tota la plaça. Darrere del pastís hi havia un any de feina: exposició, llibre, retrobament i un deu de set amb gent de vint promocions.',
        "Amb ella la colla va estrenar local: un magatzem de sis metres per quatre al soterrani de l'escola, sense finestres i amb tot el que ens calia.",
      ],
    },
    {
      person: 'pere-monfort',
      from: [2016],
      to: [2018],
      text: [
        "Professor de geotècnia i contrafort. És l'únic president que hem tingut amb despatx, i la colla l'hi va omplir de cascos i de caixes de mocadors. Va fer comprar els primers cascos nous per al pom de dalt i el desfibril·lador portàtil que ve a totes les diades, i que encara no hem hagut d'obrir.",
      ],
    },
    {
      person: 'claudia-serra',
      from: [2018],
      to: [2020],
      text: [
        "Ho apuntava tot en papers grocs, i els papers s'acomplien. Va impulsar la comissió de gènere i va insistir que un protocol només serveix si tothom sap a qui ha de trucar, així que va començar per penjar telèfons a la porta del local.",
        "El març de 2020 va haver d'anul·lar, una per una, onze diades, dos sopars i la festa de la Zona.",
      ],
    },
    {
      person: 'biel-ametller',
      from: [2020],
      to: [2022],
      text: [
        "President d'una colla que no podia tocar-se. Parlava tan poc que el van triar per aclamació abans que digués que no. Va mantenir la quota a zero, el local net i la gent en contacte, amb concursos de gralla per videotrucada que eren un desastre sonor i que ningú no es perdia.",
        'El primer assaig de la tornada va fer un discurs de set paraules: «Ja hi som. Poseu-vos la faixa, va.»',
      ],
    },
    {
      person: 'ivet-carrasco',
      from: [2022],
      to: [2023],
      text: [
        "Va fer un sol any i va semblar-ne tres. Cada dilluns a les set del matí enviava un missatge amb tot el que calia saber de la setmana, i una endevinalla al final perquè la gent se'l llegís fins al capdavall.",
        "Durant la seva presidència es van aprovar el protocol d'agressions i el reglament de règim intern que encara ens serveixen.",
      ],
    },
    {
      person: 'nil-barcelo',
      from: [2023],
      to: [2025],
      text: [
        "Venia de tresoreria i va portar la colla com un full de càlcul ben fet: sense errors i amb colors. La diada dels trenta anys, el novembre de 2024, tenia cent quaranta-dues files, i l'última deia «abraçar-se». Es va completar a un quart de tres de la tarda.",
        "Amb ell l'assemblea va renovar els estatuts, que no s'havien tocat des de l'època de les pessetes.",
      ],
    },
    {
      person: 'rita-solanes',
      from: [2025],
      to: [null],
      text: [
        "Porta penjades del coll les claus de l'armari, del magatzem, del gimnàs i d'una porta que ningú no sap on és. Va començar a gralles, va passar per secretaria i coneix pel nom tots els conserges de la Zona.",
        "La seva fita és que cap estudiant no deixi de venir per diners: el reglament deixa faixes i camises en préstec des de 2023, i ella ha fet que n'hi hagi per a tothom qui en demani, sense explicar per què.",
      ],
    },
  ],
} as const satisfies Office;
