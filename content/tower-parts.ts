import type { PartLabels, TowerPart } from '@/lib/tower-parts/parts';
import type { View } from '@/lib/towers/drawing/figure';

const pinyaParts = [
  {
    id: 'pinya',
    name: 'Pinya',
    definition:
      "Tota la gent que, de peus a terra, s'estreny al voltant dels baixos. Aguanta els segons, impedeix que el castell s'obri i, si cau, n'esmorteix la caiguda. És el pis on hi ha més gent i l'únic on sempre hi cap algú més.",
    highlights: ['baix', 'crossa', 'agulla', 'contrafort', 'primeres-mans', 'lateral', 'vent', 'cordo'],
  },
  {
    id: 'soca',
    name: 'Soca',
    definition:
      "El cor de la pinya: els baixos i les persones que els toquen, és a dir, crosses, agulles i contraforts. Es col·loca primer, en silenci i sense pressa, perquè un cop la pinya és plena ja no s'hi pot arribar.",
    highlights: ['baix', 'crossa', 'agulla', 'contrafort'],
  },
  {
    id: 'baixos',
    name: 'Baixos',
    definition:
      'Les persones que fan el primer pis del tronc, una per rengla, amb els segons dempeus a les espatlles. Planten els peus i no els tornen a moure fins que el castell és a terra. Són els únics que no veuen res de res.',
    highlights: ['baix'],
  },
  {
    id: 'crosses',
    name: 'Crosses',
    definition:
      "Es posen sota les aixelles del baix, una a cada costat, i l'ajuden a carregar el pes com farien unes crosses de debò. Solen ser més baixes que ell i han de quedar-hi ben encaixades.",
    highlights: ['crossa'],
  },
  {
    id: 'agulles',
    name: 'Agulles',
    definition:
      "Queden dretes a l'interior de la soca, de cara als baixos, amb els braços amunt per aguantar els segons per davant. És un lloc estret i sense aire: s'hi va prim i s'hi respira a glops.",
    highlights: ['agulla'],
  },
  {
    id: 'contraforts',
    name: 'Contraforts',
    definition:
      "S'enganxen a l'esquena del baix, l'abracen i no el deixen anar enrere. Pit contra esquena i cap a un costat, reben l'empenta de tota la rengla i la converteixen en un abraç.",
    highlights: ['contrafort'],
  },
  {
    id: 'daus',
    name: 'Daus',
    definition:
      "Omplen el forat que queda a cada banda del baix, entre la crossa i el contrafort, i hi fan de falca. Segons el castell i la colla se'n posen més o menys, o cap; al dibuix, anirien entre les persones que veus destacades.",
    highlights: ['crossa', 'contrafort'],
  },
  {
    id: 'primeres-mans',
    name: 'Primeres mans',
    definition:
      "La primera persona de cada rengla de mans, just darrere del contrafort. Amb els braços estirats per damunt dels caps agafa el segon per sota de les natges i n'aguanta una bona part del pes. Al darrere s'hi posen segones i terceres mans, en fila.",
    highlights: ['primeres-mans'],
  },
  {
    id: 'laterals',
    name: 'Laterals',
    definition:
      "Van a banda i banda de cada rengla i agafen les cames del segon pels costats. S'ocupen que la rengla no es decanti ni cap a la dreta ni cap a l'esquerra.",
    highlights: ['lateral'],
  },
  {
    id: 'vents',
    name: 'Vents',
    definition:
      "Omplen l'espai que queda entre dues rengles i donen una mà a cadascun dels segons que tenen a la vora. Lligats així, els segons no poden girar: en una torre, els vents valen el que pesen.",
    highlights: ['vent'],
  },
  {
    id: 'cordons',
    name: 'Cordons',
    definition:
      'Les anelles de gent que tanquen la pinya de dins cap enfora. Cadascú posa els braços damunt les espatlles del davant, el cap a un costat i el pit endavant, i fa pressió sense empènyer. És on comença gairebé tothom.',
    highlights: ['cordo'],
  },
] as const satisfies readonly TowerPart[];

const supportParts = [
  {
    id: 'folre',
    name: 'Folre',
    definition:
      'Una segona pinya, més petita, dreta sobre les espatlles de la primera. Envolta els segons i aguanta els terços. Es munta quan el castell és massa alt o massa prim per pujar net.',
    highlights: ['folre'],
  },
  {
    id: 'manilles',
    name: 'Manilles',
    definition:
      'La tercera anella, muntada damunt del folre. Envolta els terços i aguanta els quarts. La fan poques persones, lleugeres i molt fermes, que no poden moure ni un peu.',
    highlights: ['manilla'],
  },
  {
    id: 'puntals',
    name: 'Puntals',
    definition:
      'La quarta anella, a sobre de les manilles, que aguanta els quints. Només la porten els castells més prims i més alts, com el pilar de vuit amb folre, manilles i puntals.',
    highlights: ['puntal'],
  },
] as const satisfies readonly TowerPart[];

const trunkParts = [
  {
    id: 'tronc',
    name: 'Tronc',
    definition:
      'Els pisos que van dels baixos fins sota el pom de dalt, amb el mateix nombre de persones a cadascun. Aquest nombre dona el nom al castell: tres persones per pis i vuit pisos fan un tres de vuit. Cada columna del tronc és una rengla.',
    highlights: ['baix', 'segon', 'terc', 'quart', 'quint', 'sise', 'sete', 'vuite', 'nove'],
  },
  {
    id: 'segons',
    name: 'Segons',
    definition:
      "El segon pis, dempeus sobre els baixos. De tots els que s'enfilen són els qui més pes carreguen, i tenen les mans de la pinya a les cames. Han de posar-se a la mateixa alçada i quedar-s'hi.",
    highlights: ['segon'],
  },
  {
    id: 'tercos',
    name: 'Terços',
    definition:
      "El tercer pis, i en un castell net el primer que ja no toca ningú de la pinya. Han de ser forts com un segon i àgils com un quart, perquè quan el castell es mou són ells qui l'aturen.",
    highlights: ['terc'],
  },
  {
    id: 'quarts',
    name: 'Quarts',
    definition:
      "El quart pis. En els castells de set és l'últim del tronc i sosté els dosos; en els de vuit ja té els quints a sobre. S'hi busca gent lleugera que sàpiga aguantar quieta.",
    highlights: ['quart'],
  },
  {
    id: 'quints',
    name: 'Quints',
    definition:
      'El cinquè pis, que apareix en els castells de vuit i en els pilars de sis. Pugen de pressa i amb els peus nets, perquè cada passa la noten tots els de sota.',
    highlights: ['quint'],
  },
  {
    id: 'sisens',
    name: 'Sisens',
    definition:
      'El sisè pis, propi dels castells de nou i dels pilars de set. Són ben amunt i molt a prop del pom de dalt: més que força, hi cal calma.',
    highlights: ['sise'],
  },
] as const satisfies readonly TowerPart[];

const pomParts = [
  {
    id: 'pom-de-dalt',
    name: 'Pom de dalt',
    definition:
      'Els tres últims pisos del castell: dosos, acotxador i enxaneta. El fa la gent més lleugera, sempre amb casc. A les colles universitàries, sense canalla, hi van estudiants.',
    highlights: ['dosos', 'acotxador', 'enxaneta'],
  },
  {
    id: 'dosos',
    name: 'Dosos',
    definition:
      'La parella que corona el tronc. Es posen de cara, agafats per les espatlles, i fan de pont entre les rengles: hi van dues persones tant si el castell és de dos com de tres o de quatre.',
    highlights: ['dosos'],
  },
  {
    id: 'acotxador',
    name: 'Acotxador',
    definition:
      "S'enfila sobre els dosos, amb un peu a cadascun, i s'ajup perquè l'enxaneta li passi per sobre. D'acotxar-se, és a dir, ajupir-se, li ve el nom. També se'n diu aixecador.",
    highlights: ['acotxador'],
  },
  {
    id: 'enxaneta',
    name: 'Enxaneta',
    definition:
      "La persona que corona el castell. Puja per una rengla, passa per damunt de l'acotxador, fa l'aleta i baixa per l'altra banda. Quan torna a tocar la pinya, la feina dels altres encara no s'ha acabat.",
    highlights: ['enxaneta'],
  },
  {
    id: 'aleta',
    name: 'Aleta',
    definition:
      "El gest de l'enxaneta: una mà enlaire, ben oberta, al capdamunt de tot. En aquell instant el castell queda carregat; serà descarregat quan s'hagi desfet sense caure.",
    highlights: ['enxaneta'],
  },
] as const satisfies readonly TowerPart[];

const [pinya, ...positions] = pinyaParts;

/** What one sees of a castell from the front, from the ground up. */
export const heightParts: readonly TowerPart[] = [pinya, ...supportParts, ...trunkParts, ...pomParts];

/** Positions inside the pinya, from its heart outwards. */
export const pinyaPositions: readonly TowerPart[] = positions;

/** Every part and position of a castell. */
export const towerParts: readonly TowerPart[] = [...heightParts, ...pinyaPositions];

/** Parts that are named beside the drawings, by the side they are named on; ids of `towerParts`. */
export const partLabels = {
  elevation: {
    start: ['pom-de-dalt', 'tronc', 'puntals', 'manilles', 'folre', 'pinya'],
    end: ['aleta', 'enxaneta', 'acotxador', 'dosos', 'sisens', 'quints', 'quarts', 'tercos', 'segons'],
  },
  plan: {
    start: ['laterals', 'contraforts', 'crosses', 'vents'],
    end: ['primeres-mans', 'agulles', 'baixos', 'cordons'],
  },
} as const satisfies Partial<Record<View, PartLabels>>;
