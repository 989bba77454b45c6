import { useId } from 'react';
import { describeDrawing } from '@/content/interface/tower-drawing';
import { drawTower } from '@/lib/towers/drawing/draw';
import type { ElevationOptions } from '@/lib/towers/drawing/elevation';
import type { View } from '@/lib/towers/drawing/figure';
import type { Construction } from '@/lib/towers/types';
import { DrawingContent } from './drawing-content';
import { DEFAULT_SHIRT } from './ink';

type Props = ElevationOptions & {
  readonly construction: Construction;
  readonly view?: View;
  /** Text alternative. Default: a description. */
  readonly title?: string;
  /** CSS colour. Default: `--shirt`, then the club's colour. */
  readonly shirt?: string;
  /** Prefix of ids, for files and the HTML of a page: the markup is then a tenth. A drawing from above has to have one. */
  readonly prefix?: string;
  readonly className?: string;
};

/** Inline SVG, or a standalone file: needs no page styles. */
export function TowerDrawing({
  construction,
  view = 'elevation',
  title,
  shirt,
  prefix,
  className,
  frame,
}: Props) {
  const own = useId().replace(/[^a-z0-9]/gi, '');
  const drawing = drawTower(construction, view, { frame });
  const ids = prefix ?? `t${own}-`;
  const { x, y, width, height } = drawing.box;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-labelledby={`${ids}title`}
      className={className}
    >
      <title id={`${ids}title`}>{title ?? describeDrawing(construction, view)}</title>
      <DrawingContent drawing={drawing} prefix={prefix} shirt={shirt ?? `var(--shirt,${DEFAULT_SHIRT})`} />
    </svg>
  );
}
