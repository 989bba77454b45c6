import { useId } from 'react';
import { drawCrowd } from '@/lib/towers/drawing/crowd';
import { castOf } from './casting';
import { DEFAULT_SHIRT } from './ink';
import { People } from './people';
import { Symbols } from './symbols';

type Props = {
  /** Colour of the shirts. Defaults to `--shirt`, then to the club's colour. */
  readonly shirt?: string;
  /** Prefix of the ids. Set it in standalone files, so that every build gives the same file. */
  readonly prefix?: string;
  readonly className?: string;
};

/** Width of a tile in drawing units. */
const TILE = 550;

/** Decorative band of heads and raised arms that repeats horizontally. */
export function CrowdBand({ shirt, prefix, className }: Props) {
  const own = useId().replace(/[^a-z0-9]/gi, '');
  const ids = prefix ?? `c${own}-`;
  const paint = shirt ?? `var(--shirt,${DEFAULT_SHIRT})`;
  const crowd = drawCrowd(TILE);
  const casts = new Map(crowd.figures.map((figure) => [figure.id, castOf(figure)]));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${crowd.width} ${crowd.height}`}
      className={className}
      aria-hidden="true"
    >
      <Symbols casts={[...casts.values()]} prefix={ids} shirt={paint} />
      <People figures={crowd.figures} casts={casts} prefix={ids} shirt={paint} />
    </svg>
  );
}
