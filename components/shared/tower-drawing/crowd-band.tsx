import { useId } from 'react';
import { drawCrowd } from '@/lib/towers/drawing/crowd';
import { castOf } from './casting';
import { DEFAULT_SHIRT } from './ink';
import { People } from './people';
import { Symbols } from './symbols';

type Props = {
  /** Colour of the shirts; `--shirt` of the page, or the club's green, when left out. */
  readonly shirt?: string;
  /** Start of the ids inside; needed only in a file of its own, to keep it the same on each build. */
  readonly prefix?: string;
  readonly className?: string;
};

/** Drawing units of one tile: the band is shown at 480 × 96 or any other size of the same shape. */
const TILE = 550;

/** A decorative band of heads and raised arms that repeats sideways; hidden from assistive technology. */
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
