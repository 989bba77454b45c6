import { comissio } from '@/content/boards/comissio';
import { direccio } from '@/content/boards/direccio';
import { tecnica } from '@/content/boards/tecnica';
import type { Directory } from '@/lib/club/people';
import { heads } from './heads';
import { people } from './people';
import { presidents } from './presidents';

/** The lists that have a card for each holder. */
export const offices = [heads, presidents] as const;

/** Every board of the club. */
export const boards = [direccio, tecnica, comissio] as const;

/** Everybody, and all that they can have been. */
export const directory = { people, offices, boards } as const satisfies Directory;
