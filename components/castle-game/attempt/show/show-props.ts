import type { Result } from '@/lib/castle-game/results';

export type AttemptShowProps = {
  readonly castell: string;
  readonly resultat: Result;
  /** Milliseconds from the start in which the show cannot be skipped. */
  readonly lock: number;
  /** Called once: at the end of the show, or when it is skipped. */
  readonly onEnd: () => void;
};
