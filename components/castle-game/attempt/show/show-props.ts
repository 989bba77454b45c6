import type { GameOutcome } from '@/lib/castle-game/outcomes';

export type AttemptShowProps = {
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Milliseconds from the start in which the show cannot be skipped. */
  readonly lock: number;
  /** Called once: at the end of the show, or when it is skipped. */
  readonly onEnd: () => void;
};
