import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Announcement } from '@/lib/castle-game/show/announcement';

export type AttemptShowProps = {
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Milliseconds from the start during which the show cannot be skipped. */
  readonly lock: number;
  /** Announced at a phase of the show where it no longer reveals the outcome. */
  readonly announcement?: Announcement | undefined;
  /** Called once, when the show ends or is skipped. */
  readonly onEnd: () => void;
};
