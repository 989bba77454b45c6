import type { Drawing } from '@/lib/towers/drawing/figure';
import { GroundShadow, People } from './people';
import { PlanPeople } from './plan-people';

type ContentProps = {
  readonly drawing: Drawing;
  readonly prefix?: string | undefined;
  readonly shirt: string;
};

/** What is inside the `<svg>`. Without hooks, so that `svgNodes` draws it too. */
export function DrawingContent({ drawing, prefix, shirt }: ContentProps) {
  const { figures } = drawing;
  if (drawing.view === 'plan') return <PlanPeople figures={figures} prefix={prefix ?? ''} shirt={shirt} />;
  return (
    <>
      <GroundShadow drawing={drawing} />
      <People figures={figures} prefix={prefix} shirt={shirt} />
    </>
  );
}
