import { formatInteger } from '@/lib/text/number';

/** How many members a team has. */
export const membersCount = (members: number): string =>
  members === 1 ? 'Sou 1 casteller' : `Sou ${formatInteger(members)} castellers`;

/** How many towers of a group a team is large enough for. */
export const withinReach = (within: number, all: number): string => `${within} de ${all} a l'abast`;

/** Members that a tower still asks for: 1 or more. */
export const missingLabel = (missing: number): string =>
  missing === 1 ? 'us en falta 1' : `us en falten ${missing}`;

/** How much of a list is shown. */
export const shownLabel = (shown: number, all: number): string =>
  `Se'n ${shown === 1 ? 'mostra 1' : `mostren ${formatInteger(shown)}`} de ${formatInteger(all)}.`;
