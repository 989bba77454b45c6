import { useId } from 'react';
import { drawCrowd } from '@/lib/towers/drawing/crowd';
import { castOf } from './casting';
import { DEFAULT_SHIRT } from './ink';
import { People, Symbols } from './people';

type Props = {
  /** CSS colour. Default: `--shirt`, then the club's colour. */
  readonly shirt?: string;
  /** Prefix of ids, constant in files so that builds are reproducible. */
  readonly prefix?: string;
  readonly className?: string;
};

/** Width of a tile in drawing units. */
const TILE = 550;

/** Decorative, tiles horizontally. */
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
