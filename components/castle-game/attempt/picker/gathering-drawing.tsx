import { memo, useId, useMemo } from 'react';
import { castOf } from '@/components/shared/tower-drawing/casting';
import { GroundShadow } from '@/components/shared/tower-drawing/ground-shadow';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { People } from '@/components/shared/tower-drawing/people';
import { Symbols } from '@/components/shared/tower-drawing/symbols';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Figure } from '@/lib/towers/drawing/figure';
import type { Construction } from '@/lib/towers/types';
import { useGathering } from './use-gathering';

const SHIRT = `var(--shirt,${DEFAULT_SHIRT})`;
/** People drawn per step: a slow phone draws as many in about 50 ms. */
const TOGETHER = 12;

const Group = memo(People);

const groupsOf = (figures: readonly Figure[]): readonly (readonly Figure[])[] =>
  Array.from({ length: Math.ceil(figures.length / TOGETHER) }, (_, index) =>
    figures.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );

type GatheringDrawingProps = { readonly construction: Construction; readonly className?: string | undefined };

/** Draws a tower in steps, the people at the back first. Hidden from screen readers. */
export function GatheringDrawing({ construction, className }: GatheringDrawingProps) {
  const prefix = `g${useId().replace(/[^a-z0-9]/gi, '')}-`;
  const { drawing, casts, groups } = useMemo(() => {
    const drawn = drawElevation(construction);
    return {
      drawing: drawn,
      casts: new Map(drawn.figures.map((figure) => [figure.id, castOf(figure)])),
      groups: groupsOf(drawn.figures),
    };
  }, [construction]);
  const arrived = useGathering(groups.length);
  const { x, y, width, height } = drawing.box;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className={className}>
      <Symbols casts={[...casts.values()]} prefix={prefix} shirt={SHIRT} />
      <GroundShadow drawing={drawing} />
      {groups.slice(0, arrived).map((figures) => (
        <Group key={figures[0]?.id} figures={figures} casts={casts} prefix={prefix} shirt={SHIRT} />
      ))}
    </svg>
  );
}
