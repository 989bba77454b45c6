import type { CatalogueTower } from '@/lib/towers/catalogue';

export const pd5 = {
  code: 'Pd5',
  name: 'Pilar de cinc',
  link: 'elevation',
  text: [
    "Cinc persones: baix, segon, terç, quart i enxaneta. El pilar de cinc és el primer que no es pot fer per intuïció; el de quatre encara s'aguanta de ganes, aquest ja no.",
    "El baix planta els peus a l'amplada dels malucs i no els torna a moure. La pinya el tanca amb les crosses, el contrafort i l'agulla, i les primeres mans agafen el segon pels malucs. El terç puja per l'esquena, el quart puja pel terç i l'enxaneta, pel darrere de tots. Una trentena de persones i un minut llarg.",
    "En un pilar no hi ha ningú al davant a qui agafar-se: s'aguanta dret cadascú i la suma fa el castell. El segon sosté el terç per les cames i nota abans que ningú si el pilar se'n va endavant o endarrere. Parlen fluix, amb paraules d'una síl·laba.",
    'El vam descarregar el maig de 2000, mig any després del primer quatre de set carregat, i des de llavors quatre de cada cinc diades en tenen un.',
  ],
} as const satisfies CatalogueTower;

export const pd5s = {
  code: 'Pd5s',
  name: 'Pilar de cinc aixecat per sota',
  link: 'elevation',
  text: [
    "Un pilar que creix pels peus. L'enxaneta s'enfila al quart quan encara és a terra, i cada cop que les gralles canvien de to el pilar puja un pis.",
    "S'aixeca tres vegades: la primera per posar-hi el terç, la segona per al segon i l'última per al baix. A cada pujada, quatre o cinc persones agafen per les cames qui fa de peu del pilar i el porten enlaire recte, com qui treu un ciri d'un canelobre. Qui s'hi afegeix entra ajupit, busca els peus amb les espatlles i només s'alça quan els sent tots dos.",
    "Es diria que amb menys gent s'ha de poder aguantar més bé, i és al revés: un pilar no té costats, i qualsevol estrebada de sota arriba a dalt feta un cop de vent. Els que aixequen no han de mirar el pilar, sinó els companys. Amb una trentena de persones n'hi ha prou, però han de ser sempre les mateixes.",
    'El vam descarregar el novembre de 2008, i és el castell que més ens demanen als casaments.',
  ],
} as const satisfies CatalogueTower;

export const pd6f = {
  code: 'Pd6f',
  name: 'Pilar de sis amb folre',
  link: 'elevation',
  text: [
    'Un pilar de cinc amb un pis més no és un pilar de cinc una mica més alt: és un altre castell. Per això porta folre, una segona pinya petita que abraça el segon i agafa el terç per les cuixes.',
    "El baix no veu res en tot el castell. L'estrenyen dues crosses, un contrafort i una agulla, i al damunt nota un pes que va canviant. El folre es tanca quan el segon ja està quiet: una dotzena llarga de persones dretes sobre la pinya, amb els braços enlaire i la galta contra l'esquena del company. Llavors s'enfilen el terç, el quart, el quint i l'enxaneta, sense aturar-se.",
    "La feina és del terç. És l'últim que té mans a prop i el primer que ha de decidir si el pilar s'aguanta; d'ell depèn que els de dalt notin un terra o notin una branca. Si mou els peus per acomodar-se, el pilar ja no s'atura.",
    "El vam carregar el maig de 2011 i descarregar aquell mateix novembre. Des d'aleshores és el nostre pilar de les diades grosses.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'El segon desapareix dins del folre: des de la plaça només se li veu el cap.',
    },
    {
      link: 'plan',
      caption:
        "El baix és al centre, amb una crossa sota cada aixella, el contrafort al darrere i l'agulla al davant.",
    },
  ],
} as const satisfies CatalogueTower;

export const pd7fm = {
  code: 'Pd7fm',
  name: 'Pilar de set amb folre i manilles',
  link: 'elevation',
  text: [
    "Set persones, una damunt de l'altra, i cent cinquanta més que s'hi abracen perquè no s'adonin que estan soles. Dels pilars alts se'n diu espadats, i el nom els escau: no hi ha enlloc on mirar que no sigui avall.",
    "El baix és al mig de la pinya, tancat per les crosses, el contrafort i l'agulla. El segon queda dins del folre i el terç, dins de les manilles, que encara abasten les cames del quart. Més amunt ja no hi arriba cap mà: el quint, el sisè i l'enxaneta només compten amb l'equilibri de tots set alhora.",
    "En un pilar no hi ha cap braç que et vingui de cara. Si el terç corregeix massa, el quart ho rep doblat i l'enxaneta ja no troba el pilar on l'esperava. S'assaja per trossos, primer el folre i les manilles arran de terra, després el pilar curt al damunt, i només s'ajunta tot quan cada peça surt sola deu cops seguits.",
    'El vam carregar per primer cop el novembre de 2022 i descarregar un any després, el novembre de 2023, per tancar la diada. Fa de molt bon recordar i de molt mal explicar: va durar poc més de tres minuts.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'Una persona per pis. El segon és dins del folre i el terç, dins de les manilles.',
    },
    {
      link: 'plan',
      caption:
        'Amb un sol baix, tota la pinya empeny cap al mateix punt: cada cordó és una anella al seu voltant.',
    },
    {
      link: 'detail',
      caption:
        "Un pilar no té dosos ni acotxador: l'enxaneta s'enfila directament a les espatlles de la persona de sota.",
    },
  ],
} as const satisfies CatalogueTower;

export const vanoDeCinc = {
  code: 'Vd5',
  name: 'Vano de cinc',
  link: 'elevation',
  text: [
    'Un pilar de cinc entre dos pilars de quatre. El vano és la nostra manera de dir adeu: el fem quan la diada ha anat bé i queda gent per omplir tres pinyes.',
    'Els tres pilars pugen alhora i no es toquen. El de cinc mana: els altres dos esperen que el quart sigui a lloc abans de fer pujar les enxanetes, perquè les tres aletes coincideixin. En total són tres baixos i deu persones enfilades, i cada pilar té el seu propi cap de pinya.',
    "Un pilar de quatre el fa qualsevol colla; fer-lo al costat d'un altre que tremola i sense mirar-se'l ja és una altra cosa. El que ho espatlla sol ser la pressa per acabar.",
    'El vam descarregar el maig de 2003.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption:
        "El pilar de cinc al mig i un pilar de quatre a cada costat: d'aquí li ve la forma de ventall.",
    },
    {
      link: 'plan',
      caption: 'Tres baixos en fila, cadascun amb les seves crosses, el seu contrafort i la seva agulla.',
    },
  ],
} as const satisfies CatalogueTower;

export const vanoDeSisAmbFolre = {
  code: 'Vd6f',
  name: 'Vano de sis amb folre',
  link: 'elevation',
  text: [
    "El vano són tres pilars que es planten junts: un de sis amb folre al mig i un de cinc a cada banda. És un final de diada, d'aquells que fan callar el bar.",
    "Els tres pilars comencen amb el mateix toc. Els de cinc són nets, amb la seva pinya petita a cada costat; el del mig necessita el folre, que abraça el segon i aguanta el terç. En total hi ha tres baixos, tretze persones enfilades i tres enxanetes, que miren de fer l'aleta alhora.",
    "Un pilar ja demana tota l'atenció d'una colla, i aquí n'hi ha tres. Cal tenir tres pilars bons, cosa que no passa cada any, i cal que els de les bandes no s'atabalin quan senten trontollar el del mig. La norma és que cadascú mira el clatell que té davant i prou.",
    'El vam descarregar el maig de 2015, amb el sol de cara i el pati ple. Dues de les enxanetes eren companyes de laboratori i aquell matí havien fet un examen.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'El pilar de sis amb folre, entre dos pilars de cinc: les tres enxanetes fan un petit teulat.',
    },
    {
      link: 'plan',
      caption: 'Tres pinyes en fila, una per a cada pilar. Damunt de la del mig, més gran, hi va el folre.',
    },
  ],
} as const satisfies CatalogueTower;
