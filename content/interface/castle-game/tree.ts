import type { TowerTree, TreeTower } from '@/lib/castle-game/screens/tree';
import { capitalised, counted, de, formatPercent, joinList } from '@/lib/text/catalan';
import { missingLabel, outcomeOf, peopleLabel } from './towers';

export const TREE_TEXTS = {
  title: 'ARBRE DELS CASTELLS',
  intro:
    "Cada castell surt del que més l'aguanta: com més segur tingueu el de sota, més segur serà el de sobre. El percentatge és la probabilitat que teniu ara de descarregar-lo.",
  root: 'No es recolza en res.',
} as const;

/** Example: "Es recolza sobretot en Pd4, una mica en Pd3s." In words, since a percentage here would look like a chance. */
export function leaningText(shares: Readonly<Record<string, number>>): string {
  const [first, ...others] = Object.entries(shares).sort(([, one], [, other]) => other - one);
  if (!first) return TREE_TEXTS.root;
  const [code, most] = first;
  if (others.length === 0) return `Es recolza només en ${code}.`;
  const names = others.map(([name]) => name);
  return others.every(([, share]) => share < most - 0.01)
    ? `Es recolza sobretot en ${code}, una mica en ${joinList(names)}.`
    : `Es recolza en ${joinList([code, ...names])}.`;
}

type Stood = Pick<TreeTower, 'code' | 'state' | 'people' | 'missing'>;

/** Where the team stands with a tower. */
export function stateText({ code, state, people, missing }: Stood): string {
  switch (state) {
    case 'done':
      return capitalised(outcomeOf(code, 'descarregat'));
    case 'next':
      return 'El pas següent';
    case 'tried':
      return 'En proves';
    case 'later':
      return 'Encara no';
    case 'few people':
      return `${peopleLabel(people)}: avui ${missingLabel(missing)}`;
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
