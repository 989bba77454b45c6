import { DIADES_COLUMNS } from '@/lib/diades/reading/row';
import { parseConstruction } from '@/lib/towers/notation';
import type { Tower } from '@/lib/towers/types';
import type { PlannedDiada } from './calendar';

/** Outcomes as the sheet writes them. */
export type SheetOutcome = 'd' | 'c' | 'i' | 'id' | 'pd';

/** A tower of a round by its code. */
export type Try = { readonly code: string; readonly outcome: SheetOutcome };

/** In the first seasons nobody wrote down the order of the rounds. */
const ROUNDS_SINCE = '1996-09-01';
/** Until then a completed tower was left blank; later every outcome is written. */
const OUTCOMES_SINCE = '2005-09-01';

export const header: readonly string[] = DIADES_COLUMNS;

/** The rows of a diada, one for each tower of each round. */
export function sheetRows(diada: PlannedDiada, rounds: readonly (readonly Try[])[]): string[][] {
  const { date, place, town, reason } = diada;
  const [year, month, day] = date.split('-').map(Number);
  return rounds.flatMap((tries, index) =>
    tries.map(({ code, outcome }) => [
      ...[day, month, year].map(String),
      place,
      town,
      reason,
      ...towerCells(code),
      date < ROUNDS_SINCE ? '' : String(index + 1),
      outcome === 'd' && date < OUTCOMES_SINCE ? '' : outcome,
    ]),
  );
}

function towerCells(code: string): string[] {
  const { structure, floors, agulla, support, perSota, caminant } = singleTower(code);
  return [
    structure.toLowerCase(),
    String(floors),
    agulla ? '1' : '',
    support,
    perSota ? 'ps' : caminant ? 'cam' : '',
  ];
}

/** Throws for what is not one tower: the data of the sample is ours. */
export function singleTower(code: string): Tower {
  const parsed = parseConstruction(code);
  if (!parsed.ok || parsed.construction.kind !== 'tower') throw new Error(`${code} is not one tower.`);
  return parsed.construction;
}
