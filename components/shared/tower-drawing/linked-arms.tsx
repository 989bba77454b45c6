import { HALF_SHOULDERS, SHOULDER } from '@/lib/towers/drawing/body';
import type { Figure } from '@/lib/towers/drawing/figure';
import { armPaths } from './body/arms';
import { INK } from './ink';

type Props = {
  readonly figure: Figure;
  readonly skin: string;
  readonly shirt: string;
  readonly shade: number;
};

/** Draws arms held out to the neighbours' shoulders. */
export function LinkedArms({ figure, skin, shirt, shade }: Props) {
  const arms = figure.hands.map((hand) => {
    const side = Math.sign(hand.x - figure.x);
    const shoulder = {
      x: figure.x + side * (HALF_SHOULDERS - 5) * figure.scale,
      y: figure.y - (SHOULDER - 6) * figure.scale,
    };
    const elbow = { x: shoulder.x * 0.45 + hand.x * 0.55, y: shoulder.y * 0.45 + hand.y * 0.55 };
    return armPaths(shoulder, elbow, hand, figure.scale);
  });
  if (arms.length === 0) return null;
  const sleeve = arms.map((arm) => arm.sleeve).join('');
  const forearm = arms.map((arm) => arm.forearm).join('');
  return (
    <>
      <path d={forearm} fill={skin} />
      <path d={sleeve} fill={shirt} />
      <path d={shade > 0 ? sleeve + forearm : sleeve} fill={INK.shadow} opacity={shade > 0 ? 0.26 : 0.1} />
    </>
  );
}
