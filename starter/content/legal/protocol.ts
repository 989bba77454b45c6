// Per escriure (legal): el protocol
import { draft } from './draft';

export const protocol = draft('protocol-agressions', 'Protocol davant les agressions', 'Apartat', [
  {
    title: "A qui s'adreça",
    blocks: [
      'Aquest protocol empara tothom que ve als assajos i a les actuacions de la colla, de què parla {article:nom}.',
    ],
  },
  {
    title: 'Emergències',
    blocks: ['En una emergència, truca al 112. Per violència masclista, al 900 900 120.'],
  },
]);
