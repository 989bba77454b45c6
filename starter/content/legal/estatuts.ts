// Per escriure (legal): els estatuts
import { draft } from './draft';

export const estatuts = draft('estatuts', 'Estatuts', 'Article', [
  {
    title: 'Fins',
    blocks: [
      'Els fins de la colla, de què parla {article:nom}, són:',
      { list: ['fer castells;', 'aplegar la gent que en vol fer.'] },
    ],
  },
  { title: 'Socis', blocks: ["És soci qui en demana l'ingrés i hi és admès."] },
]);
