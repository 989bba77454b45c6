type Coded = { readonly code: string };

/** The tower with exactly this code, or undefined. Codes are case-sensitive. */
export function findTower<T extends Coded>(towers: readonly T[], code: string): T | undefined {
  return towers.find((tower) => tower.code === code);
}

/** The towers before and after one of the list; null past either end. Expects a tower of the list itself. */
export function neighbourTowers<T extends Coded>(
  towers: readonly T[],
  tower: T,
): { previous: T | null; next: T | null } {
  const index = towers.indexOf(tower);
  return { previous: towers[index - 1] ?? null, next: towers[index + 1] ?? null };
}
