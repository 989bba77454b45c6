import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSet = {
  code: '3d7',
  name: 'Tres de set',
  link: 'elevation',
  text: [
    'Tres rengles, set pisos, tretze persones enfilades. El tres de set és el primer castell que et fa entendre que el pes no es reparteix mai del tot.',
    "Els tres baixos formen un triangle i la pinya, rodona, els estreny cap al centre. Segons, terços i quarts s'agafen per les espatlles amb els braços ben tancats. A dalt, dos dosos s'han de repartir sobre tres quarts: la rengla plena en carrega més que cap altra i la buida queda lleugera. L'acotxador s'ajup, l'enxaneta passa, i tot plegat dura menys que un anunci.",
    "És un castell ràpid i nerviós. No avisa: un tres es torça de cop, i qui ho nota abans és la rengla buida, que no té prou pes per corregir-ho. Els terços han d'anar molt junts de pit i molt quiets de peus, i els baixos han de resistir la temptació d'ajudar.",
    'El vam descarregar per primera vegada el novembre de 2001. El maig de 2022 va ser també el castell amb què vam tornar a plaça després de dos anys sense, i no recordem cap aplaudiment tan llarg.',
  ],
  gallery: [
    { link: 'elevation', caption: 'Set pisos: baixos, segons, terços, quarts, dosos, acotxador i enxaneta.' },
    {
      link: 'plan',
      caption:
        'Tres rengles a cent vint graus. A cadascuna, de dins cap enfora: baix, contrafort, primeres mans i cordons.',
    },
    {
      link: 'detail',
      caption: 'La plena, la buida i la rengla: els dosos mai no carreguen les tres columnes per igual.',
    },
  ],
} as const satisfies CatalogueTower;

export const tresDeSetAmbAgulla = {
  code: '3d7a',
  name: "Tres de set amb l'agulla",
  link: 'elevation',
  text: [
    "És un tres de set amb un pilar de cinc amagat a dins. Mentre puja no es veu; quan el tres es desfà, el pilar es queda sol al mig de la plaça, com el pinyol d'una cirera.",
    "El baix de l'agulla se situa al centre dels altres tres, i els segons, terços i quarts del pilar van pujant dins del triangle, pis per pis amb els de fora. L'enxaneta corona el tres, baixa fins a les espatlles del quart del pilar i s'hi espera. Aleshores el tres baixa sencer al seu voltant i ella torna a fer l'aleta, ara sobre el pilar tot sol.",
    "Dins d'un tres no hi ha lloc. Els del pilar van amb els braços plegats i el nas a l'esquena d'algú, i els de fora han d'obrir el triangle sense que s'obri massa. I el més difícil arriba quan tothom ja aplaudeix: aguantar el pilar amb una pinya que fa cinc minuts que treballa.",
    "El vam descarregar el novembre de 2006, dos anys després del quatre amb l'agulla.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: "El pilar s'endevina a l'interior del tres, dos pisos més curt que el castell que l'envolta.",
    },
    { link: 'plan', caption: "Quatre baixos: els tres del castell i, al bell mig, el de l'agulla." },
    {
      link: 'detail',
      caption:
        "El pom de dalt del tres. Més avall, tapat pels quarts, hi ha el cim del pilar, on l'enxaneta s'aturarà en baixar.",
    },
  ],
} as const satisfies CatalogueTower;

export const tresDeSetPerSota = {
  code: '3d7s',
  name: 'Tres de set aixecat per sota',
  link: 'elevation',
  text: [
    "El tres de set per sota es guanya en tres sotragades. El pom de dalt es forma arran de terra, damunt dels quarts, i a cada aixecada s'hi afegeix un pis per sota fins que entren els baixos i el castell en té set.",
    "Primer pugen els quarts amb els dosos, l'acotxador i l'enxaneta al damunt, i s'hi posen els terços; després els segons; al final, els baixos. A cada pujada, unes quantes persones fan força per a cada rengla: n'hi ha que estiren per les cuixes, n'hi ha que empenyen dels peus i n'hi ha que només guien. Mentrestant, al centre, una persona dicta el ritme amb la mà plana.",
    "Si un tres ja és asimètric quan està quiet, aixecar-lo és molt pitjor: la rengla plena pesa més que la buida i tothom l'ha de pujar a la mateixa velocitat. La temptació és compensar amb força, i és justament el que el torça. Els qui l'han fet diuen que, quan surt, no se sent cap pes.",
    "El vam descarregar el maig de 2018, a la segona diada en què el provàvem. L'enxaneta diu que és com anar en un ascensor molt vell.",
  ],
} as const satisfies CatalogueTower;

export const tresDeVuitAmbFolre = {
  code: '3d8f',
  name: 'Tres de vuit amb folre',
  link: 'elevation',
  text: [
    'Va ser el nostre primer castell de vuit, i encara és el que més demana la gent que va plegar. Tres persones per pis, vuit pisos i un folre que lliga el segon pis com si fos una segona pinya.',
    "El folre es munta quan els segons ja són a lloc: gent que s'enfila a les espatlles del cordó de dins, s'abraça al voltant dels segons i estira els braços amunt per agafar els terços. Un cop tancat pugen quarts i quints. Els dosos han de repartir quatre peus entre tres espatlles: hi ha una rengla plena, que se n'endú el pes, i una de buida, que va lleugera i per això mateix es desequilibra.",
    "Aquesta asimetria és tota la gràcia del tres i tota la dificultat. La plena es cansa, la buida balla, i la tercera rengla ha de compensar-les sense veure-les. El folre ajuda, però també pesa: si s'inclina, s'hi inclina tot el que té a sobre.",
    "El vam carregar el novembre de 2015, a la desena prova d'aquella tardor, comptant-hi les de l'assaig, i descarregar el novembre de 2016. Al local hi ha penjada la faixa del segon de la plena, que va fer el castell amb el nas sagnant i no ho va dir fins al sopar.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: 'El folre envolta els segons i aguanta els terços; quarts i quints ja van al descobert.',
    },
    {
      link: 'plan',
      caption:
        'En un tres, les rengles formen un triangle i entre elles hi queda prou espai per a més laterals i vents.',
    },
    { link: 'detail', caption: 'Dos dosos sobre tres quints: una rengla queda plena, i una altra, buida.' },
  ],
} as const satisfies CatalogueTower;

export const tresDeSetIQuatreDeSet = {
  code: '3d7+4d7',
  name: 'Tres de set i quatre de set',
  link: 'elevation',
  text: [
    "Dos castells de set a la mateixa ronda, l'un al costat de l'altre. No es toquen ni s'ajuden: són un tres i un quatre sencers, cadascun amb la seva pinya, el seu tronc i el seu pom de dalt, que comencen amb el mateix toc de gralles.",
    "La gràcia és que no sobri ningú. Entre tots dos demanen set baixos, vint-i-nou persones enfilades i un centenar més a peu pla, i tot s'ha de repartir sense que cap dels dos quedi coix. Els caps de pinya fan les llistes a dues columnes i sempre acaben intercanviant el mateix contrafort.",
    "Qui està acostumat a un sol castell es despista: sents els crits de l'altre, la plaça aplaudeix i no saps si és per tu. Cada tronc ha de pujar amb la seva cadència, però les dues enxanetes volen fer l'aleta alhora, i el tres, més ràpid, ha d'aprendre a esperar.",
    'El vam descarregar el maig de 2016, un curs en què ens havien entrat més de cent persones noves i no sabíem on posar-les. Va ser la manera de dir-los que feien falta totes.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption:
        'El tres i el quatre de costat: a la mateixa alçada, amb una persona menys a cada pis del tres.',
    },
    {
      link: 'plan',
      caption:
        "Dues pinyes que es toquen. La gent del mig no empeny cap a un castell o cap a l'altre: aguanta tots dos alhora.",
    },
  ],
} as const satisfies CatalogueTower;
