import { type ShowStage, showLayers } from '@/lib/castle-game/show/layers';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Drawing } from '@/lib/towers/drawing/figure';
import type { Construction } from '@/lib/towers/types';

/** A tower ready to be raised. */
export type Staged = { readonly drawing: Drawing; readonly stage: ShowStage };

/** What a show needs of a tower. */
export function stageOf(construction: Construction): Staged {
  const drawing = drawElevation(construction);
  return { drawing, stage: showLayers(drawing) };
}
