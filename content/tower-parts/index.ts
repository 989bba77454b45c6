import type { TowerPart } from '@/lib/tower-parts/parts';
import { pinyaParts } from './pinya';
import { pomParts } from './pom';
import { supportParts } from './supports';
import { trunkParts } from './trunk';

const [pinya, ...positions] = pinyaParts;

/** What one sees of a castell from the front, from the ground up. */
export const heightParts: readonly TowerPart[] = [pinya, ...supportParts, ...trunkParts, ...pomParts];

/** Positions inside the pinya, from its heart outwards. */
export const pinyaPositions: readonly TowerPart[] = positions;

/** Every part and position of a castell. */
export const towerParts: readonly TowerPart[] = [...heightParts, ...pinyaPositions];
