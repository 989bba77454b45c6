import { castOf, symbolOf } from '@/components/shared/tower-drawing/casting';
import { LinkedArms } from '@/components/shared/tower-drawing/linked-arms';
import type { Figure } from '@/lib/towers/drawing/figure';

/** Returns the enxaneta before and after the aleta: crouching, hands down. */
export const resting = (figure: Figure): Figure => ({ ...figure, pose: 'crouching' });

type UseProps = {
  readonly figure: Figure;
  readonly prefix: string;
  readonly hand: 'up' | 'down' | undefined;
};

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

/** Angles in degrees from the right, for the strokes around the open hand. */
const RAYS = [-170, -130, -90, -50, -10];

function Rays({ figure: { x, y, scale } }: { readonly figure: Figure }) {
  return (
    <g transform={`translate(${x + 22 * scale} ${y - 152 * scale})`}>
      <g data-hand="up" data-rays="">
        {RAYS.map((angle) => (
          <path key={angle} d="M14 0H23" transform={`rotate(${angle})`} />
        ))}
      </g>
    </g>
  );
}

type StageFiguresProps = {
  readonly figures: readonly Figure[];
  readonly prefix: string;
  readonly shirt: string;
};

/** Each person is a group, so that each can climb and fall. */
export function StageFigures({ figures, prefix, shirt }: StageFiguresProps) {
  return (
    <>
      {figures.map((figure) => (
        <g key={figure.id} data-figure={figure.id}>
          {figure.pose === 'crowning' && <Person figure={resting(figure)} prefix={prefix} hand="down" />}
          <Person figure={figure} prefix={prefix} hand={figure.pose === 'crowning' ? 'up' : undefined} />
          {figure.role === 'enxaneta' && <Rays figure={figure} />}
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
