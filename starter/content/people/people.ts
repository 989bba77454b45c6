// Per escriure: les persones que surten al web
import type { Person } from '@/lib/club/people';

/** Everybody with a card or on a board, by id. */
export const people = {} as const satisfies Readonly<Record<string, Person>>;
