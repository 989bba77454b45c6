import { heads } from './heads';
import { presidents } from './presidents';

/** The lists that have a card for each holder. */
export const offices = [heads, presidents] as const;
