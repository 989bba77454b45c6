import { useEffect, useMemo, useRef, useState } from 'react';
import { GameHelp } from '@/components/games/shared/game-help';
import { LiveRegion } from '@/components/games/shared/live-region';
import { useGame } from '@/components/games/shared/use-game';
import { Button } from '@/components/ui/button';
import { DAILY_TEXTS } from '@/content/interface/daily-castell';
import { GAME_TEXTS } from '@/content/interface/games';
import { tellKeptChange } from '@/lib/browser/kept-changes';
import { startOf } from '@/lib/games/daily-castell/building';
import { askedDay } from '@/lib/games/daily-castell/calendar';
import type { Refusal } from '@/lib/games/daily-castell/refusal';
import { dailyTitle } from '@/lib/games/daily-castell/result-words';
import { dailyRules } from '@/lib/games/daily-castell/rules';
import { answerOf, dayOf, floorsUp, isOver, triesOf } from '@/lib/games/daily-castell/state';
import { dateWords, hintsText, tryWords } from '@/lib/games/daily-castell/words';
import { Builder } from './builder';
import { CASTELLS } from './castells';
import styles from './daily-castell.module.css';
import { Ending } from './ending';
import { PastDays } from './past-days';
import { Silhouette } from './silhouette';
import { TryList } from './try-list';

export type DailyCastellProps = {
  /** Date in the address, empty for today. */
  readonly asked: string;
  /** Today in Madrid. Changes at midnight. */
  readonly today: string;
  /** Codes of the towers with a page of their own. */
  readonly pages: readonly string[];
  readonly onDay: (date: string) => void;
  readonly onLeave: () => void;
};

/** The day stays the one that was opened, also after midnight. */
export function DailyCastell({ asked, today, pages, onDay, onLeave }: DailyCastellProps) {
  const [opened] = useState({ date: askedDay(asked, today), today });
  const { date } = opened;
  const latest = askedDay('', today);
  const rules = useMemo(() => dailyRules(CASTELLS, date), [date]);
  const { state, play, announcement, storageFailed, elsewhere, ready } = useGame(rules);
  const [justEnded, setJustEnded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const over = isOver(state);
  const tries = triesOf(CASTELLS, state);
  const answer = answerOf(CASTELLS, state);
  const count = dayOf(state).tries.length;

  // The pressed link or button is gone.
  useEffect(() => heading.current?.focus(), []);

  function tryCode(text: string): Refusal | null {
    const event = play({ type: 'try', text });
    if (event?.kind === 'refused') return event.refusal;
    setJustEnded(event?.kind === 'won' || event?.kind === 'lost');
    tellKeptChange();
    return null;
  }

  return (
    <section className={styles.board} aria-label={dailyTitle(date)} aria-busy={!ready}>
      <header className={styles.head}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {dailyTitle(date)}
        </h3>
        <p className={styles.soft}>
          {dateWords(date)}
          {!over && <span> · {tryWords(count)}</span>}
        </p>
        <p role="status" className={styles.notice}>
          {today !== opened.today && DAILY_TEXTS.newDay}
        </p>
        {date !== latest && (
          <Button kind="quiet" onClick={() => onDay(latest)}>
            {DAILY_TEXTS.toToday}
          </Button>
        )}
      </header>
      <div className={styles.columns}>
        {answer && <Silhouette answer={answer} floors={floorsUp(count, answer)} whole={over} />}
        <div className={styles.play}>
          {count === 0 && <p className={styles.soft}>{hintsText(date)}</p>}
          {tries.length > 0 && <TryList tries={tries} />}
          {over ? (
            <Ending {...{ state, tries, answer, pages, latest, justEnded }} />
          ) : (
            <Builder key={String(ready)} start={tries.at(-1)?.tower ?? startOf(CASTELLS)} onTry={tryCode} />
          )}
        </div>
      </div>
      {elsewhere && <p className={styles.notice}>{GAME_TEXTS.elsewhere[elsewhere]}</p>}
      {storageFailed && (
        <p role="status" className={styles.notice}>
          {GAME_TEXTS.storageFailed}
        </p>
      )}
      <PastDays days={state.days} latest={latest} shown={date} onDay={onDay} />
      <GameHelp lines={DAILY_TEXTS.help} />
      <div className={styles.foot}>
        <Button kind="quiet" onClick={onLeave}>
          {DAILY_TEXTS.leave}
        </Button>
      </div>
      <LiveRegion announcement={announcement} />
    </section>
  );
}
