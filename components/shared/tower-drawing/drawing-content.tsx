import type { Drawing } from '@/lib/towers/drawing/figure';
import { castOf } from './casting';
import { GroundShadow, People, Symbols } from './people';
import { PlanPeople } from './plan-people';

type ContentProps = { readonly drawing: Drawing; readonly prefix: string; readonly shirt: string };

/** What is inside the `<svg>`. Without hooks, so that `svgNodes` draws it too. */
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
