import type { Figure } from '@/lib/towers/drawing/figure';
import { type Cast, symbolOf } from './casting';
import { LinkedArms } from './linked-arms';

type Props = {
  readonly figures: readonly Figure[];
  readonly casts: ReadonlyMap<number, Cast>;
  readonly prefix: string;
  readonly shirt: string;
};

type Batch = { readonly floor: number; readonly part: string; readonly figures: Figure[] };

/** Groups consecutive figures of the same floor and part, so that a game can reveal them together. */
function batches(figures: readonly Figure[]): Batch[] {
  const result: Batch[] = [];
  for (const figure of figures) {
    const last = result.at(-1);
    if (last && last.floor === figure.floor && last.part === figure.part) last.figures.push(figure);
    else result.push({ floor: figure.floor, part: figure.part, figures: [figure] });
  }
  return result;
}

/** Rounded, since a pinya has hundreds of people and markup must stay small. */
const place = ({ x, y, scale }: Figure) =>
  scale === 1 ? { x: Math.round(x), y: Math.round(y) } : { transform: `translate(${x} ${y})scale(${scale})` };

/** Draws figures in painting order, grouped as `<g data-part data-floor>`. */
export function People({ figures, casts, prefix, shirt }: Props) {
  return batches(figures).map((batch) => (
    <g key={batch.figures[0]?.id} data-part={batch.part} data-floor={batch.floor}>
      {batch.figures.map((figure) => {
        const cast = casts.get(figure.id);
        if (!cast) return null;
        return (
          <use
            key={`${figure.id} ${figure.x}`}
            href={`#${prefix}${symbolOf(cast)}`}
            {...place(figure)}
            fill={cast.skin}
            color={cast.hair}
          />
        );
      })}
      {batch.figures.map((figure) => {
        const cast = casts.get(figure.id);
        if (!cast || figure.hands.length === 0) return null;
        return (
          <LinkedArms key={figure.id} figure={figure} skin={cast.skin} shirt={shirt} shade={cast.shade} />
        );
      })}
    </g>
  ));
}
