import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AnnounceResult } from '@/components/castle-game/attempt/announce';
import { AttemptSteps } from '@/components/castle-game/attempt/attempt-steps';
import { ResultPanel } from '@/components/castle-game/attempt/result/result-panel';
import { useAttempts } from '@/components/castle-game/attempt/use-attempt';
import { RoundsSummary, SlotStrip } from '@/components/castle-game/rounds/rounds';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { teamColours } from '@/components/castle-game/shell/team-colours';
import { DiadaTable } from '@/components/castle-game/year/diada-table';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { catalogue } from '@/content/castle-game/catalogue';
import { rivals } from '@/content/castle-game/diades';
import { club } from '@/content/club';
import { placeText } from '@/content/interface/castle-game/diades';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { attemptsLabel } from '@/content/interface/castle-game/shell';
import { INITIALS } from '@/content/interface/castle-game/towers';
import { todayInMadrid } from '@/lib/browser/clock';
import { randomSeed } from '@/lib/browser/device';
import { readStored, removeStored } from '@/lib/browser/storage';
import type { ActionResult } from '@/lib/castle-game/engine/refusal';
import { placeOf, standingsOf } from '@/lib/castle-game/history/rivals';
import {
  attemptQuick,
  continueQuick,
  isQuickOver,
  mondayOf,
  type QuickGame,
  startQuick,
  weekSeed,
} from '@/lib/castle-game/quick';
import { slotsOf } from '@/lib/castle-game/screens/rounds';
import type { GameState } from '@/lib/castle-game/types';
import type { Context, GameOutcome } from '@/lib/castle-game/vocabulary';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { capitalised } from '@/lib/text/catalan';
import styles from './quick-simulator.module.css';

export type QuickSimulatorProps = {
  readonly mode: Context;
  readonly onLeave: () => void;
};

const COLOURS = teamColours(club.colour);

/** The first performance is that of the week, others are of chance. Nothing is saved. */
function useQuick(mode: Context) {
  const [monday, setMonday] = useState<string | undefined>(() =>
    mode === 'performance' ? mondayOf(todayInMadrid()) : undefined,
  );
  const [quick, setQuick] = useState(() =>
    startQuick(catalogue, mode, monday === undefined ? randomSeed() : weekSeed(monday)),
  );
  const take = (result: ActionResult<QuickGame>) => {
    if (result.ok) setQuick(result.state);
    return result.ok;
  };
  const attempts = useAttempts({
    lastAttempt: quick.game.team.lastAttempt,
    over: isQuickOver(quick),
    start: (_, code) => take(attemptQuick(quick, code, Date.now())),
  });
  const restart = () => {
    setMonday(undefined);
    setQuick(startQuick(catalogue, mode, randomSeed()));
  };
  return { ...attempts, ...quick, monday, restart, moveOn: () => take(continueQuick(quick)) };
}

const { challenge, shortChallenge, challengeResults, bestScore } = SAVED_DATA['joc-castells'].keys;
const OLD_RESULTS = [challenge, shortChallenge, challengeResults, bestScore];

/** Removes what earlier versions stored of the weekly challenge. Returns whether there was any. */
function useOldResults(): boolean {
  const [found] = useState(() => OLD_RESULTS.some((key) => readStored(key)));
  useEffect(() => {
    for (const key of OLD_RESULTS) removeStored(key);
  }, []);
  return found;
}

export function QuickSimulator({ mode, onLeave }: QuickSimulatorProps) {
  const play = useQuick(mode);
  const { step, game, last, monday, moveOn, restart } = play;
  const { today } = game.team;
  const hadOldResults = useOldResults();
  const board = useRef<HTMLElement>(null);
  const showing = step.kind === 'show';
  const isResult = step.kind === 'result';
  // On a phone the picker is taller than the show, which would play above the viewport.
  useEffect(() => {
    if (showing) board.current?.scrollIntoView({ block: 'start' });
  }, [showing]);
  useContinue(isResult, moveOn);
  return (
    <section
      ref={board}
      className={`stack gap-4 pad-4 round-l lined container ${styles.board}`}
      style={COLOURS}
      aria-label={`${QUICK_TEXTS.title}: ${QUICK_TEXTS[mode]}`}
    >
      {step.kind === 'picker' && <FocusedHeading level={3}>{QUICK_TEXTS.pick[mode]}</FocusedHeading>}
      {hadOldResults && <p>{QUICK_TEXTS.oldResults}</p>}
      {today.type === 'rehearsal' && step.kind !== 'over' && <p>{attemptsLabel(today.attemptsLeft)}</p>}
      {today.type === 'performance' && (step.kind === 'picker' || isResult) && (
        <SlotStrip slots={slotsOf(game)} />
      )}
      <AttemptSteps
        play={play}
        state={game}
        place="simulator"
        result={(attempt) => (
          <ResultPanel team={game.team} attempt={attempt}>
            <Button onClick={moveOn}>{QUICK_TEXTS.continue}</Button>
          </ResultPanel>
        )}
      />
      {isResult && <p>{QUICK_TEXTS.continueHint}</p>}
      {step.kind === 'over' && (
        <div className="stack gap-4">
          <FocusedHeading level={3}>{QUICK_TEXTS.over[mode]}</FocusedHeading>
          {mode === 'performance' ? <Result game={game} monday={monday} /> : <p>{QUICK_TEXTS.rehearsed}</p>}
          <div>
            <Button kind={monday === undefined ? 'accent' : 'quiet'} onClick={restart}>
              {QUICK_TEXTS.restart}
            </Button>
          </div>
        </div>
      )}
      {!showing && (
        <div className="cluster middle apart gap-3">
          <LastResults last={last} />
          <Button kind="quiet" onClick={onLeave}>
            {QUICK_TEXTS.leave}
          </Button>
        </div>
      )}
      <AnnounceResult step={step} />
    </section>
  );
}

type ResultProps = { readonly game: GameState; readonly monday: string | undefined };

/** Among the three invented clubs, on whose day everybody's team of the week performs. */
function Result({ game: { team, rounds }, monday }: ResultProps) {
  const { copy, share, message, selectable } = useCopy<HTMLParagraphElement>(QUICK_TEXTS.copyWords);
  const own = { ...team, name: QUICK_TEXTS.you, color: club.colour };
  const standings = standingsOf(rivals, own, team.date, rounds);
  const place = placeText(placeOf(standings));
  const points = standings.find((one) => one.own)?.points ?? 0;
  const line =
    monday &&
    QUICK_TEXTS.line({
      monday,
      points,
      place,
      address: `${window.location.origin}${window.location.pathname}#simulador-rapid`,
    });
  return (
    <>
      <RoundsSummary rounds={rounds} />
      <p>{place}</p>
      <DiadaTable team={own} day={team.date} rounds={rounds} />
      {line && (
        <>
          <p ref={selectable}>{line}</p>
          <div>
            <Button onClick={() => (share ?? copy)(line)}>{QUICK_TEXTS[share ? 'share' : 'copy']}</Button>
          </div>
          <p role="status">{message}</p>
        </>
      )}
    </>
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

function LastResults({ last }: { last: readonly GameOutcome[] }) {
  if (last.length === 0) return null;
  return (
    <div className="cluster note middle gap-2 gap-x-3">
      <p>{QUICK_TEXTS.last}</p>
      <ol className="row gap-1" aria-label={QUICK_TEXTS.last}>
        {last.map((outcome, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: results repeat, so only their position identifies them
            key={index}
            data-result={outcome}
            className={`stack tone center round-s display bolder ${styles.initial}`}
          >
            <span aria-hidden="true">{INITIALS[outcome]}</span>
            <span className="visually-hidden">{capitalised(outcome)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
