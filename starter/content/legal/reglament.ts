// Per escriure (legal): el reglament
import { draft } from './draft';

export const reglament = draft('reglament-regim-intern', 'Reglament de règim intern', 'Article', [
  { title: 'Assajos', blocks: ['Els assajos de la colla, de què parla {article:nom}, són oberts a tothom.'] },
  { title: 'Seguretat', blocks: ['La junta tècnica decideix què es prova i qui hi puja.'] },
]);
