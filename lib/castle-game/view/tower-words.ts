import { towerName } from '@/lib/towers/name';
import { parseTower } from '@/lib/towers/notation';

/** A tower in words, result included: `i3d5` is "intent de tres de cinc". What is no notation stays as it is. */
export function towerWords(label: string): string {
  const parsed = parseTower(label);
  return parsed.ok ? towerName(parsed.notation) : label;
}
