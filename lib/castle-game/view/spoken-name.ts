import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';

/** A tower of the game in words: "tres de cinc" for `3d5`. What cannot be read stays as it is. */
export function spokenName(castell: string): string {
  const parsed = parseConstruction(castell);
  return parsed.ok ? towerName(parsed.construction) : castell;
}
