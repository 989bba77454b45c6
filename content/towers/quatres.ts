import type { CatalogueTower } from '@/lib/towers/catalogue';

export const quatreDeSet = {
  code: '4d7',
  name: 'Quatre de set',
  link: 'elevation',
  text: [
    'És el castell que ens va fer colla de set. Quatre persones per pis, una pinya de mida humana i un tronc que, si tothom fa el que ha de fer, puja com una escala.',
    "Quatre baixos en quadrat, amb dues crosses cadascun i un contrafort a l'esquena. Al mig, les agulles alcen els braços i agafen els segons per davant; per fora ho fan les primeres mans. Segons, terços i quarts es miren de cara, agafats per les espatlles. Cada dosos reposa sobre dos quarts, l'acotxador es posa a cavall dels dosos i l'enxaneta el travessa amb l'aleta feta.",
    "No és difícil d'aguantar: és difícil d'aprendre. Amb quatre rengles sempre n'hi ha una que s'enfonsa, i el castell es recargola com un drap si els segons no tenen les espatlles a la mateixa alçada. Aquí s'hi aprèn a mirar el company del davant i a callar.",
    "El vam carregar el novembre de 1999, cinc anys després del primer assaig, i el vam descarregar el maig de 2000. N'hem fet molts més des d'aleshores, i encara s'abraça tothom quan toca a terra el darrer segon.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: "Quatre rengles; les dues del darrere queden a l'ombra de les del davant.",
    },
    {
      link: 'plan',
      caption:
        'El quadrat dels baixos. De cada baix surten les mans cap enfora i, entremig, hi van vents i laterals; els cordons ho tanquen tot.',
    },
    {
      link: 'detail',
      caption:
        "Dos dosos, cadascun amb un peu a cada rengla, i l'acotxador ajupit perquè l'enxaneta hi passi.",
    },
  ],
} as const satisfies CatalogueTower;

export const quatreDeSetAmbAgulla = {
  code: '4d7a',
  name: "Quatre de set amb l'agulla",
  link: 'elevation',
  text: [
    "Un quatre de set amb un pilar de cinc a dins. De l'agulla també se'n diu el pilar del mig, i és fàcil oblidar-se'n fins que el quatre es desfà i apareix, dret, amb l'enxaneta al capdamunt.",
    "Hi ha cinc baixos: els quatre del quadrat i el de l'agulla al centre. Segons, terços i quarts del pilar pugen alhora que els del quatre i s'hi recolzen amb els colzes sense penjar-s'hi. Quan l'enxaneta ha coronat el quatre, baixa fins al pilar i s'hi queda; el quatre es desmunta i, un cop tothom és a terra, el pilar encara s'ha de baixar.",
    "El quatre és còmode i l'agulla li pren la comoditat. Els baixos del castell no poden fer-se endins, les agulles de la pinya han de buscar un altre lloc i la plaça, que aplaudeix quan baixen els dosos, no sap que el castell és a mitges. Els d'aquí en diem «la segona part».",
    'El vam descarregar el novembre de 2004, per als deu anys de la colla.',
  ],
  gallery: [
    { link: 'elevation', caption: 'Per fora és un quatre de set; la diferència és al mig.' },
    {
      link: 'plan',
      caption:
        'El quadrat de baixos amb el baix del pilar al centre, on en un quatre hi hauria les agulles de la pinya.',
    },
  ],
} as const satisfies CatalogueTower;

export const quatreDeSetPerSota = {
  code: '4d7s',
  name: 'Quatre de set aixecat per sota',
  link: 'elevation',
  text: [
    "És un quatre de set fet al revés: comença pel pom de dalt i acaba pels baixos. L'enxaneta és a dalt des del primer moment i el que creix és tot el que té a sota.",
    "Els quarts es planten a terra amb els dosos, l'acotxador i l'enxaneta ja col·locats. A un toc de gralla, els homes i dones de l'aixecada els agafen per les cames i els pugen a la vegada, just l'alçada d'una persona; els terços s'hi posen a sota, reben el pes i s'hi abracen. Després es fa igual amb els segons i, a l'última pujada, amb els baixos. Llavors la pinya es tanca de cop.",
    "Cada aixecada és un instant en què el castell no toca a terra. Si un dels quatre costats puja mig segon abans, tot el pis de sobre s'inclina, i no hi ha folre ni pinya que ho aturi. Cal gent forta, però sobretot gent que compti igual: diem «a la de tres» i encara discutim si és al tres o després del tres.",
    "El vam descarregar el maig de 2019, després d'un hivern sencer fent-lo al gimnàs amb xarxa, i el vam repetir el maig de 2023.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption:
        "Un cop acabat no es distingeix d'un quatre de set qualsevol: la diferència és per on ha començat.",
    },
    {
      link: 'plan',
      caption:
        'Els qui aixequen van per parelles a cada rengla; quan entren els baixos, passen a fer de primeres mans.',
    },
  ],
} as const satisfies CatalogueTower;

export const quatreDeVuit = {
  code: '4d8',
  name: 'Quatre de vuit',
  link: 'elevation',
  text: [
    "És el castell que ens separava dels grans: vuit pisos de quatre persones, sense folre. De la pinya en amunt no hi ha cap mà de reforç, només vint persones que s'aguanten les unes a les altres.",
    "Quatre baixos fan el quadrat, amb les crosses sota les aixelles i les agulles al mig. Al damunt hi van segons, terços, quarts i quints, tots de cara endins i agafats per les espatlles. Els quints són gent lleugera però amb cames; els dosos s'hi posen a cavall de dues rengles, l'acotxador s'ajup al centre i l'enxaneta corona. A baix, la pinya passa de cent persones i s'ha de tancar sense un sol buit, perquè el que no s'aguanti a baix no ho aguantarà ningú més amunt.",
    "Un quatre és noble, diuen: és quadrat, avisa quan es torça i deixa marge per corregir. Però el pis de quints d'una colla universitària, amb un pom de dalt de gent adulta al damunt, demana als terços una resistència que no surt de la força, sinó de les hores. Cau qui té pressa.",
    "Vam trigar quatre cursos a tenir-lo. El novembre de 2018 el vam carregar i se'ns va escapar baixant els dosos; el novembre de 2019 el vam descarregar, per a la diada dels vint-i-cinc anys. Des de la tardor de 2022 el portem cada curs.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: "Vuit pisos nets: la pinya acaba als segons i d'allà en amunt no hi ha cap altre suport.",
    },
    {
      link: 'plan',
      caption:
        'Quatre baixos en quadrat. Cada rengla té el seu contrafort i les seves primeres mans; entre rengla i rengla, laterals i vents.',
    },
    {
      link: 'detail',
      caption:
        "El pom de dalt: dos dosos, l'acotxador ajupit i l'enxaneta, que fa l'aleta amb un braç enlaire.",
    },
  ],
} as const satisfies CatalogueTower;
