import type { TowerPart } from '@/lib/tower-parts/parts';

export const trunkParts = [
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
