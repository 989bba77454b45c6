import { comissio } from './comissio';
import { direccio } from './direccio';
import { tecnica } from './tecnica';

/** Every board of the club. */
export const boards = [direccio, tecnica, comissio] as const;
