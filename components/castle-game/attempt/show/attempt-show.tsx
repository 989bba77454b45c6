import { useMemo } from 'react';
import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import { MovingShow } from './moving-show';
import type { AttemptShowProps } from './show-props';
import { StillShow } from './still-show';
import { useReducedMotion } from './use-reduced-motion';

/** The show of an attempt, up to its result. A name that is no tower, which an edited save can have, gives words alone. */
export function AttemptShow(props: AttemptShowProps) {
  const reduced = useReducedMotion();
  const parsed = useMemo(() => parseConstruction(props.castell), [props.castell]);
  if (!parsed.ok) return <StillShow {...props} name={props.castell} />;
  const { construction } = parsed;
  const name = towerName(construction);
  if (reduced) return <StillShow {...props} name={name} />;
  return <MovingShow {...props} construction={construction} name={name} />;
}
