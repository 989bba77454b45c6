import { type ReactNode, useEffect, useRef } from 'react';
import { AnnounceResult } from '@/components/castle-game/attempt/announce';
import { type PickerPlace, TowerPicker } from '@/components/castle-game/attempt/picker/tower-picker';
import { AttemptShow } from '@/components/castle-game/attempt/show/attempt-show';
import type { AttemptStep } from '@/components/castle-game/attempt/use-attempt';
import { teamColours } from '@/components/castle-game/shell/team-colours';
import { club } from '@/content/club';
import { slotsOf } from '@/lib/castle-game/screens/rounds';
import type { GameState, LastAttempt } from '@/lib/castle-game/types';
import { SlotStrip } from './slot-strip';

type SideBoardProps = {
  readonly label: string;
  readonly className: string | undefined;
  readonly play: {
    readonly side: { readonly game: GameState };
    readonly step: AttemptStep;
    readonly picked: string | undefined;
    readonly pick: (code: string) => void;
    readonly endShow: () => void;
  };
  readonly place: PickerPlace;
  readonly head: ReactNode;
  readonly result: (attempt: LastAttempt) => ReactNode;
  /** Shown when the game is over. */
  readonly end: ReactNode;
  /** Hidden during the show. */
  readonly foot: ReactNode;
};

const COLOURS = teamColours(club.colour);

/** The board of a game beside the player's own. */
export function SideBoard(props: SideBoardProps) {
  const { label, className, play, place, head, result, end, foot } = props;
  const { step, picked, pick, endShow } = play;
  const { game } = play.side;
  const board = useRef<HTMLElement>(null);
  const showing = step.kind === 'show';

  // On a phone the picker is taller than the show, which would play above the viewport.
  useEffect(() => {
    if (showing) board.current?.scrollIntoView({ block: 'start' });
  }, [showing]);

  return (
    <section ref={board} className={className} style={COLOURS} aria-label={label}>
      {head}
      {game.team.today.type === 'performance' && (step.kind === 'picker' || step.kind === 'result') && (
        <SlotStrip slots={slotsOf(game)} />
      )}
      {step.kind === 'picker' && <TowerPicker state={game} place={place} picked={picked} onPick={pick} />}
      {step.kind === 'show' && <AttemptShow {...step.attempt} lock={0} onEnd={endShow} />}
      {step.kind === 'result' && result(step.attempt)}
      {step.kind === 'over' && end}
      {!showing && foot}
      <AnnounceResult attempt={step.kind === 'result' ? step.attempt : null} />
    </section>
  );
}
