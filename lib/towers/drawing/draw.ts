import type { Construction } from '@/lib/towers/types';
import { drawDetail } from './detail';
import { drawElevation, type ElevationOptions } from './elevation';
import type { Drawing, View } from './figure';
import { drawPlan } from './plan/plan';

/** `options` only affect the elevation. */
export function drawTower(construction: Construction, view: View, options?: ElevationOptions): Drawing {
  switch (view) {
    case 'elevation':
      return drawElevation(construction, options);
    case 'plan':
      return drawPlan(construction);
    case 'detail':
      return drawDetail(construction);
  }
}
