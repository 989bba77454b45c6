import { pages } from '@/content/pages';
import type { Office } from '@/lib/club/people';

/** Heads of the technical board (caps de colla), one after another since the foundation. */
export const heads = {
  id: 'caps-de-colla',
  role: 'Cap de colla',
  path: pages.heads.path,
  tenures: [
    {
      person: 'jaume-ferrer',
      from: [1994],
      to: [1996],
      text: [
        "Era l'únic dels trenta que havia vist un assaig per dins, i només perquè un cosí seu feia de segon en una colla del Penedès. Amb això i una llibreta de quadrícula va ensenyar a tota una facultat a posar-se la faixa. Les primeres camises es van tenyir a la banyera del seu pis i el verd no en va marxar mai.",
        'Va dirigir el primer pilar i, el novembre de 1994, el bateig, amb un tres de cinc. La llibreta, amb les pinyes dibuixades amb bolígraf de quatre colors, encara és al local.',
      ],
    },
    {
      person: 'marta-viladecans',
      from: [1996],
      to: [1998],
      text: [
        "La primera cap de colla. Estudiava química i tractava els castells com una valoració: a poc a poc, gota a gota i sense treure els ulls de la mostra. Va ser ella qui va separar l'assaig en grups i qui va imposar que tothom, també el tronc, passés un dia al mes per la pinya.",
        "El novembre de 1996 va dirigir el primer castell de sis, un quatre, i el desembre de 1997, el tres de sis. Li devem també el costum d'acabar sempre amb un pilar, encara que plogui, encara que hagi anat malament. Sobretot si ha anat malament.",
      ],
    },
    {
      person: 'oriol-camps',
      from: [1998],
      to: [2000],
      text: [
        "Arribava als assajos amb un nivell de paleta a la butxaca i el posava a les espatlles dels segons. Al començament reien; al cap d'un any, el castell pujava recte. Amb ell vam carregar el primer quatre de set el novembre de 1999 i el vam descarregar el maig de 2000, el mateix mes del primer pilar de cinc.",
        "Diu que d'aquella tarda no en recorda el castell, sinó el silenci que hi va haver quan l'últim segon va tocar a terra, i els tres segons que vam tardar a entendre que ja podíem cridar.",
      ],
    },
    {
      person: 'nuria-bonet',
      from: [2000],
      to: [2002],
      text: [
        "Feia magisteri al campus del costat i travessava l'avinguda corrent per ser a les dues al pati. Va convertir una colla que sabia fer un castell en una colla que en sabia ensenyar: els tallers de benvinguda de setembre, amb les fitxes de cada posició, són seus.",
        "El novembre de 2001 va dirigir el primer tres de set. Avui és directora d'una escola on cada divendres, a l'hora del pati, hi ha un pilar de tres.",
      ],
    },
    {
      person: 'pau-rovira',
      from: [2002],
      to: [2004],
      text: [
        "Fa un metre noranta-sis i se'l veia des de qualsevol punt de la pinya, que és exactament per a què serveix un far. Parlava poc i fluix, i per sentir-lo tothom callava: va ser la seva gran aportació tècnica.",
        "Amb ell van arribar els vanos. El primer, un pilar de cinc entre dos de quatre, el vam descarregar el maig de 2003 on ara hi ha l'aparcament de bicicletes.",
      ],
    },
    {
      person: 'montse-alemany',
      from: [2004],
      to: [2006],
      text: [
        "Dirigia amb un xiulet que es va haver de prohibir perquè el sentien des de la biblioteca. La tardor que va agafar la camisa la colla feia deu anys, i es va entestar que els celebréssim amb un castell que no havíem descarregat mai: el quatre de set amb l'agulla, que va sortir el novembre de 2004.",
        'Va ser també qui va començar a deixar per escrit cada assaig. Quan avui dubtem de qui anava en un castell de fa vint anys, obrim els seus quaderns.',
      ],
    },
    {
      person: 'guillem-prat',
      from: [2006],
      to: [2008],
      text: [
        "Va entrar a la colla per fer un favor a un company i en va sortir de cap. Baix de tota la vida, pensava els castells de terra en amunt: passava la meitat de l'assaig ajupit, mirant peus. El seu tres de set amb l'agulla, el novembre de 2006, va ser el castell més treballat que havíem fet mai.",
        'Després va venir un curs de vaques magres, amb assajos de quaranta persones i cap castell de set. El va aguantar sense suspendre ni un assaig, i això, des de la distància, val tant com un castell.',
      ],
    },
    {
      person: 'laia-sorribes',
      from: [2008],
      to: [2010],
      text: [
        "Va heretar una colla petita i en va deixar una de cent camises. El secret era anar a buscar la gent: cada dimarts, abans d'assajar, entrava a una aula diferent i demanava cinc minuts al professor. D'un d'aquells cinc minuts en van sortir dos presidents.",
        'El novembre de 2008 va portar a plaça el pilar de cinc aixecat per sota, i un any després el set de set, el primer castell gran que ens va obligar a fer dues llistes de pinya.',
      ],
    },
    {
      person: 'david-company',
      from: [2010],
      to: [2012],
      text: [
        'El primer castell amb folre, la torre de set, la va carregar el novembre de 2010 i la va descarregar el maig de 2011; el pilar de sis el va carregar aquell mateix dia i el va descarregar el novembre. Havia estat enxaneta quatre anys i es movia pel folre com si encara ho fos, sempre a punt de caure i sense caure mai.',
        "El març de 2012 li van concedir una estada de recerca a l'estranger i va deixar el càrrec amb una carta de sis pàgines. Cinc i mitja eren consells per al folre.",
      ],
    },
    {
      person: 'eulalia-mas',
      from: [2012],
      to: [2012],
      text: [
        "Era la presidenta quan la colla es va quedar sense cap a mig curs, i l'assemblea li va demanar que fes totes dues coses fins al setembre. Va dir que sí amb una condició: que a l'assaig ningú no li parlés de factures. Van ser sis mesos sense pressa i de molta pinya, i per això tothom en guarda tan bon record.",
      ],
    },
    {
      person: 'roger-tarres',
      from: [2012],
      to: [2014],
      text: [
        'Va dir a la seva primera reunió que faríem el cinc de set, i el cinc de set va sortir al cap de dos mesos, el novembre de 2012. Treballava amb una pissarra magnètica i peces de fusta que li havia tornejat el seu avi, una per a cada persona del tronc.',
        'El novembre de 2013 el deu de set només va arribar a peu desmuntat. Va deixar-ne la pinya a punt i va voler que el dirigís qui vindria després. «Si el faig jo, marxaré amb el castell; si el fa ella, el castell es queda.»',
      ],
    },
    {
      person: 'berta-casanoves',
      from: [2014],
      to: [2016],
      text: [
        'Delineava les pinyes a escala i les penjava al porxo una setmana abans, perquè cadascú hi busqués el seu nom. Va estrenar el càrrec amb el deu de set dels vint anys, el novembre de 2014, i el va tancar amb el tres i el quatre de set a la mateixa ronda, el maig de 2016.',
        'Entremig, el maig de 2015, el vano de sis, i el novembre, el tres de vuit amb folre, carregat: el primer castell de vuit de la colla. No va plorar mai en públic, fins que va tocar a terra aquella enxaneta.',
      ],
    },
    {
      person: 'aina-ribalta',
      from: [2016, 2021],
      to: [2018, 2022],
      text: [
        'Dels seus dos primers anys en queda el tres de vuit descarregat, el nou de set a la primera i el tres de set per sota. Cridava poc i en el moment just; al nou de set va cridar tant que la setmana següent va assajar per signes.',
        "El 2021 feia la tesi i ningú no l'esperava. La colla feia un any i mig que no es tocava, només quedaven vint-i-dues persones que haguessin trepitjat plaça i calia algú que sabés començar de zero. El maig de 2022 va tornar a dur-nos a fer un tres de set. Diu que és el millor castell de la seva vida, i no n'ha fet pas pocs.",
      ],
    },
    {
      person: 'arnau-pujades',
      from: [2018],
      to: [2021],
      text: [
        "Puntual fins a l'ofensa, començava a les dues i un minut, hi hagués qui hi hagués. Amb aquesta paciència de rellotger va portar el quatre de set per sota, el maig de 2019, i el quatre de vuit: carregat el novembre de 2018, descarregat el novembre de 2019, a la diada dels vint-i-cinc anys.",
        "El març de 2020 va haver de fer el que no havia fet mai cap altre cap de colla: dir que no s'assajava. Durant quinze mesos va telefonar cada dijous a deu persones de la llista, per saber com estaven. En va fer tres voltes senceres.",
      ],
    },
    {
      person: 'julia-fontcoberta',
      from: [2022],
      to: [2024],
      text: [
        "Va agafar una colla de gent que no havia vist mai un castell de vuit i, aquell mateix novembre, la va posar sota un quatre de vuit i sota un pilar de set amb folre i manilles: el quatre el vam descarregar; el pilar, de moment, només carregar, i no va baixar sencer fins al cap d'un any.",
        "El seu darrer novembre de cap, el de 2023, va acabar amb la torre de vuit carregada. Conserva el full on hi havia apuntat el pla del curs: hi ha quatre ratlles i s'assemblen molt al que va passar.",
      ],
    },
    {
      person: 'marti-oliveras',
      from: [2024],
      to: [2026],
      text: [
        'Havia començat de contrafort per casualitat: es va quedar mirant un assaig amb un entrepà a la mà i algú li va demanar que aguantés una esquena. Sis anys després, el novembre de 2024, va dirigir la torre de vuit descarregada de la diada dels trenta anys, la millor de la nostra història, sense aixecar la veu ni una sola vegada.',
        "L'any següent va fer una cosa més difícil: tornar-hi quan mig tronc acabava la carrera. El novembre de 2025 la torre va caure abans de coronar-se, però el quatre de vuit i el pilar de set que van venir després van baixar sencers. El maig de 2026 la va carregar, i amb el tres de vuit i el nou de set va ser la tercera millor diada que hem fet. «La descarregarà qui vingui», va dir en plegar.",
      ],
    },
    {
      person: 'clara-bassols',
      from: [2026],
      to: [null],
      text: [
        'Va arribar el setembre de 2022 pel taller de benvinguda de la facultat de Física. Va ser acotxadora dos cursos i, des que es va fer mal al genoll, és a la pinya, on el curs passat va fer de cap. Sap què se sent a dalt de tot i a baix de tot, i del que hi ha al mig en pregunta cada setmana.',
        "Vol una colla on ningú no hagi de preguntar dues vegades on es posa. Aquesta tardor ha tornat a posar a l'agenda els assajos de portes obertes. I a la seva primera diada gran, l'Aniversari, va dirigir la torre, el nou de set i el quatre de vuit, tots tres descarregats.",
      ],
    },
  ],
} as const satisfies Office;
