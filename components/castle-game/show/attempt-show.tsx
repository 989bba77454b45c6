import { Button } from '@/components/ui/button';
import type { Result } from '@/lib/castle-game/results';

export type AttemptShowProps = {
  readonly castell: string;
  readonly resultat: Result;
  /** Milliseconds from the start in which the show cannot be skipped. */
  readonly lock: number;
  readonly onEnd: () => void;
};

/** The show of an attempt, up to its result. */
export function AttemptShow({ castell, onEnd }: AttemptShowProps) {
  return <Button onClick={onEnd}>{castell}</Button>;
}
