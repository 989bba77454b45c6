import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Announcement } from '@/lib/castle-game/show/announcement';

export type AttemptShowProps = {
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Milliseconds from the start in which the show cannot be skipped. */
  readonly lock: number;
  /** Said in the course of the show, when it no longer tells how it will end. */
  readonly announcement?: Announcement | undefined;
  /** Called once: at the end of the show, or when it is skipped. */
  readonly onEnd: () => void;
};
