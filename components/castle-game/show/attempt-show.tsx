import { useMemo } from 'react';
import { MovingShow } from './moving-show';
import type { AttemptShowProps } from './show-props';
import { stageOf } from './stage';
import { StillShow } from './still-show';
import { useReducedMotion } from './use-reduced-motion';

/** The show of an attempt, up to its result. */
export function AttemptShow(props: AttemptShowProps) {
  const reduced = useReducedMotion();
  const staged = useMemo(() => stageOf(props.castell), [props.castell]);
  if (reduced || !staged) return <StillShow {...props} name={staged?.name ?? props.castell} />;
  return <MovingShow {...props} staged={staged} />;
}
