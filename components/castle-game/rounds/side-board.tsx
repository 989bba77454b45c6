import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { AnnounceResult } from '@/components/castle-game/attempt/announce';
import { AttemptSteps } from '@/components/castle-game/attempt/attempt-steps';
import { ResultPanel } from '@/components/castle-game/attempt/result/result-panel';
import type { useSideGame } from '@/components/castle-game/attempt/use-attempt';
import type { PickerPlace } from '@/components/castle-game/shell/play-session';
import { teamColours } from '@/components/castle-game/shell/team-colours';
import { Button } from '@/components/ui/button';
import { club } from '@/content/club';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { slotsOf } from '@/lib/castle-game/screens/rounds';
import type { GameState, LastAttempt } from '@/lib/castle-game/types';
import { SlotStrip } from './rounds';

type SideBoardProps = {
  readonly label: string;
  readonly className: string | undefined;
  readonly play: Omit<ReturnType<typeof useSideGame<{ readonly game: GameState }>>, 'replace'>;
  readonly place: Extract<PickerPlace, 'challenge' | 'simulator'>;
  readonly head: ReactNode;
  readonly next: (attempt: LastAttempt) => string;
  readonly end: ReactNode;
  /** Hidden during the show. */
  readonly foot: ReactNode;
};

const COLOURS = teamColours(club.colour);

/** The board of a game beside the player's own. */
export function SideBoard({ label, className, play, place, head, next, end, foot }: SideBoardProps) {
  const { side, step, moveOn } = play;
  const { team } = side.game;
  const board = useRef<HTMLElement>(null);
  const showing = step.kind === 'show';

  // On a phone the picker is taller than the show, which would play above the viewport.
  useEffect(() => {
    if (showing) board.current?.scrollIntoView({ block: 'start' });
  }, [showing]);
  const anywhere = place === 'simulator';
  useContinue(anywhere && step.kind === 'result', moveOn);

  return (
    <section ref={board} className={className} style={COLOURS} aria-label={label}>
      {head}
      {team.today.type === 'performance' && (step.kind === 'picker' || step.kind === 'result') && (
        <SlotStrip slots={slotsOf(side.game)} />
      )}
      <AttemptSteps
        play={play}
        state={side.game}
        place={place}
        result={(attempt) => (
          <ResultPanel team={team} attempt={attempt}>
            <Button onClick={moveOn}>{next(attempt)}</Button>
          </ResultPanel>
        )}
      />
      {anywhere && step.kind === 'result' && <p>{QUICK_TEXTS.continueHint}</p>}
      {step.kind === 'over' && end}
      {!showing && foot}
      <AnnounceResult step={step} />
    </section>
  );
}

const USEFUL = 'a, button, input, select, textarea, summary, label';

const isUseful = ({ target }: Event) => target instanceof Element && target.closest(USEFUL) !== null;

/** Continues on a click anywhere, Enter or Space. Links, buttons and fields keep their function. */
function useContinue(on: boolean, onContinue: () => void): void {
  const goOn = useEffectEvent(onContinue);
  useEffect(() => {
    if (!on) return;
    const click = (event: Event) => {
      if (!isUseful(event)) goOn();
    };
    const key = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== 'Enter' && event.key !== ' ') || isUseful(event)) return;
      event.preventDefault();
      goOn();
    };
    // Deferred: the click or key that caused the mount is still bubbling.
    const start = setTimeout(() => {
      document.addEventListener('click', click);
      document.addEventListener('keydown', key);
    });
    return () => {
      clearTimeout(start);
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', key);
    };
  }, [on]);
}
