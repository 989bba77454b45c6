import { castOf, symbolOf } from '@/components/shared/tower-drawing/casting';
import { LinkedArms } from '@/components/shared/tower-drawing/linked-arms';
import type { Figure } from '@/lib/towers/drawing/figure';

/** Before and after the aleta the enxaneta crouches, hands down. */
export const resting = (figure: Figure): Figure => ({ ...figure, pose: 'crouching' });

type UseProps = { readonly figure: Figure; readonly prefix: string; readonly hand?: 'up' | 'down' };

function Person({ figure, prefix, hand }: UseProps) {
  const cast = castOf(figure);
  return (
    <g data-hand={hand}>
      <use
        href={`#${prefix}${symbolOf(cast)}`}
        transform={`translate(${figure.x} ${figure.y})scale(${figure.scale})`}
        fill={cast.skin}
        color={cast.hair}
      />
    </g>
  );
}

type StageFiguresProps = {
  readonly figures: readonly Figure[];
  readonly prefix: string;
  readonly shirt: string;
};

/** People of the trunk, each in a group of their own so that each can climb and fall, and their joined arms. */
export function StageFigures({ figures, prefix, shirt }: StageFiguresProps) {
  return (
    <>
      {figures.map((figure) => (
        <g key={figure.id} data-figure={figure.id}>
          {figure.pose === 'crowning' && <Person figure={resting(figure)} prefix={prefix} hand="down" />}
          <Person figure={figure} prefix={prefix} {...(figure.pose === 'crowning' && { hand: 'up' })} />
        </g>
      ))}
      <g data-arms="">
        {figures.map((figure) => {
          const { skin, shade } = castOf(figure);
          return <LinkedArms key={figure.id} figure={figure} skin={skin} shirt={shirt} shade={shade} />;
        })}
      </g>
    </>
  );
}
