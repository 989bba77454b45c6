import { pinyaParts } from './pinya';
import { pomParts } from './pom';
import { supportParts } from './supports';
import { trunkParts } from './trunk';
import type { TowerPart } from './types';

/** Parts and positions of a castell, from the ground up. */
export const towerParts: readonly TowerPart[] = [...pinyaParts, ...supportParts, ...trunkParts, ...pomParts];
