import type { Drawing } from '@/lib/towers/drawing/figure';
import { INK } from './ink';

export function GroundShadow({ drawing }: { readonly drawing: Drawing }) {
  if (!drawing.shadow) return null;
  const { x, y, width, height } = drawing.shadow;
  return (
    <ellipse
      cx={x + width / 2}
      cy={y + height / 2}
      rx={width / 2}
      ry={height / 2}
      fill={INK.shadow}
      opacity=".14"
    />
  );
}
