import { drawCrowd } from '@/lib/towers/drawing/crowd';
import { DEFAULT_SHIRT } from './ink';
import { People } from './people';

type Props = {
  /** CSS colour. Default: `--shirt`, then the club's colour. */
  readonly shirt?: string;
  /** Prefix of ids. */
  readonly prefix: string;
  readonly className?: string;
};

/** Width of a tile in drawing units. */
const TILE = 550;

/** Decorative, tiles horizontally. */
export function CrowdBand({ shirt, prefix, className }: Props) {
  const paint = shirt ?? `var(--shirt,${DEFAULT_SHIRT})`;
  const crowd = drawCrowd(TILE);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${crowd.width} ${crowd.height}`}
      className={className}
      aria-hidden="true"
    >
      <People figures={crowd.figures} prefix={prefix} shirt={paint} />
    </svg>
  );
}
