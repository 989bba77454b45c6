import { type ShowStage, showLayers } from '@/lib/castle-game/view/show-layers';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Drawing } from '@/lib/towers/drawing/figure';
import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';

/** A tower of the catalogue, ready to be raised. */
export type Staged = {
  readonly construction: Construction;
  readonly drawing: Drawing;
  readonly stage: ShowStage;
  /** In Catalan words. */
  readonly name: string;
};

/** What a show needs of a tower; nothing for a name that is no tower, which can come from an edited save. */
export function stageOf(castell: string): Staged | undefined {
  const parsed = parseConstruction(castell);
  if (!parsed.ok) return;
  const drawing = drawElevation(parsed.construction);
  return {
    construction: parsed.construction,
    drawing,
    stage: showLayers(drawing),
    name: towerName(parsed.construction),
  };
}
