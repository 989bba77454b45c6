import { boards } from '@/content/boards/boards';
import type { Directory } from '@/lib/club/people';
import { offices } from './offices';
import { people } from './people';

/** Everybody, and all that they can have been. */
export const directory = { people, offices, boards } as const satisfies Directory;
