// Per escriure: els vostres millors castells, cadascun amb el seu fitxer
import type { CatalogueTower } from '@/lib/towers/catalogue';
import { tresDeSis } from './3d6';
import { quatreDeSis } from './4d6';
import { pilarDeQuatre } from './pd4';

/** The best towers of the club, by merit: the order in which they are shown and followed one by one. */
export const towers: readonly CatalogueTower[] = [tresDeSis, quatreDeSis, pilarDeQuatre];
