import type { Diada } from '../types';
import { labelRound, roundName, type TowerLabel, type TowerNames } from './tower-names';

/** A diada as the list shows it. */
export type ListRow = { readonly diada: Diada; readonly towers: readonly TowerLabel[] };

export type ListRows = { readonly rows: readonly ListRow[]; readonly names: TowerNames };

/** The rows of a list, the latest diada first, and the names of every round in them. */
export function listRows(diades: readonly Diada[]): ListRows {
  const names: Record<string, string> = {};
  const rows = diades.map((diada) => {
    const towers = diada.rounds.map((round) => {
      const tower = labelRound(round);
      names[tower.label] ??= roundName(round);
      return tower;
    });
    return { diada, towers };
  });
  return { rows: rows.reverse(), names };
}
