import type { TowerTree, TreeTower } from '@/lib/castle-game/screens/tree';
import { capitalised, counted, de, formatPercent } from '@/lib/text/catalan';
import { outcomeWord } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import { missingLabel } from './towers';

export const TREE_TEXTS = {
  title: 'ARBRE DELS CASTELLS',
  intro:
    "Cada castell surt del que més l'aguanta: com més segur tingueu el de sota, més segur serà el de sobre. El percentatge és la probabilitat que teniu ara de descarregar-lo.",
  leansOn: 'Es recolza en',
  root: 'No es recolza en res.',
} as const;

/** Where the team stands with a tower. */
export function stateText({ code, state, missing }: Pick<TreeTower, 'code' | 'state' | 'missing'>): string {
  const parsed = parseConstruction(code);
  switch (state) {
    case 'done':
      return capitalised(parsed.ok ? outcomeWord(parsed.construction, 'descarregat') : 'descarregat');
    case 'next':
      return 'El pas següent';
    case 'tried':
      return 'En proves';
    case 'later':
      return 'Encara no';
    case 'few people':
      return missingLabel(missing).replace(/^./, (first) => first.toUpperCase());
  }
}

export const chanceText = ({ chance }: TreeTower): string => formatPercent(chance);

export function treeDone({ structure, done, all }: Pick<TowerTree, 'structure' | 'done' | 'all'>): string {
  const descarregat =
    structure === 'T'
      ? counted(all, 'descarregada', 'descarregades')
      : counted(all, 'descarregat', 'descarregats');
  return `${done} ${de(descarregat)}`;
}
