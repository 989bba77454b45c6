import type { CatalogueTower } from '@/lib/towers/catalogue';
import { tresDeSisAmbAgulla } from './3d6a';
import { tresDeSet } from './3d7';
import { quatreDeSis } from './4d6';
import { quatreDeSet } from './4d7';
import { pilarDeQuatre } from './pd4';
import { pilarDeCinc } from './pd5';

/** The best towers of the club, by merit: the order in which they are shown and followed one by one. */
export const towers: readonly CatalogueTower[] = [
  quatreDeSet,
  tresDeSet,
  pilarDeCinc,
  tresDeSisAmbAgulla,
  quatreDeSis,
  pilarDeQuatre,
];
