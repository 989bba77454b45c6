import type { TowerTree, TreeTower } from '@/lib/castle-game/screens/tree';
import { formatPercent } from '@/lib/text/catalan';
import { missingLabel } from './towers';

export const TREE_TEXTS = {
  title: 'ARBRE DELS CASTELLS',
  intro:
    "Cada castell surt del que més l'aguanta: com més segur tingueu el de sota, més segur serà el de sobre. El percentatge és la probabilitat que teniu ara de descarregar-lo.",
  leansOn: 'Es recolza en',
  root: 'No es recolza en res.',
} as const;

/** Where the team stands with a tower. */
export function stateText({ state, missing }: TreeTower): string {
  switch (state) {
    case 'done':
      return 'Descarregat';
    case 'next':
      return 'El pas següent';
    case 'tried':
      return 'Provat';
    case 'later':
      return 'Encara no';
    case 'few people':
      return missingLabel(missing).replace(/^./, (first) => first.toUpperCase());
  }
}

export const chanceText = ({ chance }: TreeTower): string => formatPercent(chance);

export const treeDone = ({ done, all }: TowerTree): string => `${done} de ${all} descarregats`;
