import { useId } from 'react';
import { describeDrawing } from '@/lib/towers/drawing/describe';
import { drawTower } from '@/lib/towers/drawing/draw';
import type { ElevationOptions } from '@/lib/towers/drawing/elevation';
import type { Drawing, View } from '@/lib/towers/drawing/figure';
import type { Construction } from '@/lib/towers/types';
import { castOf } from './casting';
import { GroundShadow } from './ground-shadow';
import { DEFAULT_SHIRT } from './ink';
import { People } from './people';
import { PlanPeople } from './plan-people';
import { Symbols } from './symbols';

type Props = ElevationOptions & {
  readonly construction: Construction;
  readonly view?: View;
  /** Text alternative. Defaults to a description of the construction. */
  readonly title?: string;
  /** CSS colour of the shirts. Defaults to `--shirt`, then to the club's colour. */
  readonly shirt?: string;
  /** Prefix of the ids. Set it in standalone files, so that every build gives the same file. */
  readonly prefix?: string;
  readonly className?: string;
};

type ContentProps = { readonly drawing: Drawing; readonly prefix: string; readonly shirt: string };

/** Returns the content of an `<svg>`. */
export function DrawingContent({ drawing, prefix, shirt }: ContentProps) {
  const { figures } = drawing;
  if (drawing.view === 'plan') return <PlanPeople figures={figures} prefix={prefix} shirt={shirt} />;
  const casts = new Map(figures.map((figure) => [figure.id, castOf(figure)]));
  return (
    <>
      <Symbols casts={[...casts.values()]} prefix={prefix} shirt={shirt} />
      <GroundShadow drawing={drawing} />
      <People figures={figures} casts={casts} prefix={prefix} shirt={shirt} />
    </>
  );
}

/** Draws a construction as SVG, inline or as a standalone file. Needs no page styles and has no background. */
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
      <DrawingContent drawing={drawing} prefix={ids} shirt={shirt ?? `var(--shirt,${DEFAULT_SHIRT})`} />
    </svg>
  );
}
