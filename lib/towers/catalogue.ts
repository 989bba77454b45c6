type Keyed = { readonly notation: string };

/** The tower with exactly this key, or undefined. Keys are case-sensitive. */
export function findTower<T extends Keyed>(towers: readonly T[], key: string): T | undefined {
  return towers.find((tower) => tower.notation === key);
}

/** The towers before and after one of the list; null past either end. Expects a tower of the list itself. */
export function neighbourTowers<T extends Keyed>(
  towers: readonly T[],
  tower: T,
): { previous: T | null; next: T | null } {
  const index = towers.indexOf(tower);
  return { previous: towers[index - 1] ?? null, next: towers[index + 1] ?? null };
}
