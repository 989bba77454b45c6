import { useMemo } from 'react';
import type { Result } from '@/lib/castle-game/results';
import { MovingShow } from './moving-show';
import { stageOf } from './stage';
import { StillShow } from './still-show';
import { useReducedMotion } from './use-reduced-motion';

export type AttemptShowProps = {
  readonly castell: string;
  readonly resultat: Result;
  /** Milliseconds from the start in which the show cannot be skipped. */
  readonly lock: number;
  /** Called once: at the end of the show, or when it is skipped. */
  readonly onEnd: () => void;
};

/** The show of an attempt, up to its result. */
export function AttemptShow(props: AttemptShowProps) {
  const reduced = useReducedMotion();
  const staged = useMemo(() => stageOf(props.castell), [props.castell]);
  if (reduced || !staged) return <StillShow {...props} name={staged?.name ?? props.castell} />;
  return <MovingShow {...props} staged={staged} />;
}
