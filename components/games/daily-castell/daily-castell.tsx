import { useEffect, useMemo, useRef, useState } from 'react';
import { cssVariables } from '@/components/games/shared/css-variables';
import { GameHelp, LiveRegion } from '@/components/games/shared/plain-parts';
import { useGame } from '@/components/games/shared/use-game';
import { notifyStoredDataChange } from '@/components/shared/use-stored';
import { Button } from '@/components/ui/button';
import {
  announceDaily,
  DAILY_TEXTS,
  feedbackText,
  hintsText,
  spokenTower,
  tryText,
} from '@/content/interface/games/daily-castell';
import { dailyTitle } from '@/content/interface/games/hub';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { longDate } from '@/lib/dates/formats';
import { type Refusal, startOf } from '@/lib/games/daily-castell/building';
import {
  DAILY_PICTURES,
  type DailyTower,
  dailyPicture,
  floorMark,
} from '@/lib/games/daily-castell/catalogue';
import { askedDay } from '@/lib/games/daily-castell/days';
import {
  answerOf,
  dailyRules,
  dayOf,
  floorsUp,
  isOver,
  type Try,
  triesOf,
} from '@/lib/games/daily-castell/game';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/catalan';
import { Builder, CASTELLS } from './builder';
import styles from './daily-castell.module.css';
import { Ending, PastDays } from './ending';

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
  const { state, play, announcement, storageFailed, elsewhere, ready } = useGame(rules, announceDaily);
  const [justEnded, setJustEnded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const over = isOver(state);
  const tries = triesOf(CASTELLS, state);
  const answer = answerOf(CASTELLS, state);
  const count = dayOf(state).tries.length;

  // The pressed link or button is gone. On a phone, what to press must be in view.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  function tryCode(text: string): Refusal | null {
    const event = play({ type: 'try', text });
    if (event?.kind === 'refused') return event.refusal;
    setJustEnded(event?.kind === 'won' || event?.kind === 'lost');
    notifyStoredDataChange();
    return null;
  }

  return (
    <section
      className={`stack panel shrink gap-4 pad-4 container ${styles.board}`}
      aria-label={dailyTitle(date)}
      aria-busy={!ready}
    >
      <header className="stack start gap-2">
        <h3 ref={heading} tabIndex={-1} className={`unringed ${styles.title}`}>
          {dailyTitle(date)}
        </h3>
        <p className="soft">
          {longDate(date)}
          {!over && <span> · {tryText(count)}</span>}
        </p>
        <p role="status" className={`round-s ${styles.notice}`}>
          {today !== opened.today && DAILY_TEXTS.newDay}
        </p>
        {date !== latest && (
          <Button kind="quiet" onClick={() => onDay(latest)}>
            {DAILY_TEXTS.toToday}
          </Button>
        )}
      </header>
      <div className={`stack shrink gap-5 ${styles.columns}`}>
        {answer && (
          <Silhouette
            answer={answer}
            floors={floorsUp(count, answer)}
            whole={over}
            won={Boolean(dayOf(state).result)}
            rises={justEnded}
          />
        )}
        <div className={`stack shrink top gap-4 ${styles.play}`}>
          {count === 0 && <p className="soft">{hintsText(date)}</p>}
          {over && <Ending {...{ state, tries, answer, pages, latest, justEnded }} />}
          {tries.length > 0 && <TryList tries={tries} over={over} />}
          {!over && (
            <Builder
              key={String(ready)}
              start={tries.at(-1)?.tower ?? startOf(CASTELLS)}
              tries={tries}
              onTry={tryCode}
            />
          )}
        </div>
      </div>
      {elsewhere && <p className={`round-s ${styles.notice}`}>{GAME_TEXTS.elsewhere[elsewhere]}</p>}
      {storageFailed && (
        <p role="status" className={`round-s ${styles.notice}`}>
          {GAME_TEXTS.storageFailed}
        </p>
      )}
      <PastDays days={state.days} latest={latest} shown={date} onDay={onDay} />
      <GameHelp lines={DAILY_TEXTS.help} />
      <div className="cluster gap-3">
        <Button kind="quiet" onClick={onLeave}>
          {DAILY_TEXTS.leave}
        </Button>
      </div>
      <LiveRegion announcement={announcement} />
    </section>
  );
}

type SilhouetteProps = {
  readonly answer: DailyTower;
  readonly floors: number;
  /** True when the day is over. */
  readonly whole: boolean;
  readonly won: boolean;
  /** True if the game has just ended: a castell that was found goes up. */
  readonly rises: boolean;
};

/** In pixels, as all pictures of towers. */
const SIZE = { width: 480, height: 640 };

function Silhouette({ answer, floors, whole, won, rises }: SilhouetteProps) {
  const file = asset(`/${DAILY_PICTURES}/${dailyPicture(CASTELLS, answer)}`);
  if (floors === 0 && !whole)
    return (
      <p
        className={`fill round-m sunken relative mx-auto edge ${styles.stage} stack note text-center ${styles.empty}`}
      >
        {DAILY_TEXTS.silhouette(0)}
      </p>
    );
  return (
    <div className={`fill round-m sunken relative mx-auto edge ${styles.stage}`} data-won={won}>
      {won && <div className={styles.disc} />}
      <img
        src={whole ? file : `${file}#${floorMark(floors)}`}
        alt={whole ? capitalised(spokenTower(answer)) : DAILY_TEXTS.silhouette(floors)}
        {...SIZE}
        data-whole={whole}
        className={won && rises ? `fill ${styles.picture} ${styles.rising}` : `fill ${styles.picture}`}
      />
    </div>
  );
}

/** Different shapes, since colour alone is not accessible. */
const SIGNS = { right: '✓', wrong: '✕', same: '=', more: '↑', less: '↓' } as const;

/** Tries that stay in view while the next one is built. */
const IN_VIEW = 3;

/** The feedback of the last try is visible in words too. */
function TryList({ tries, over }: { tries: readonly Try[]; over: boolean }) {
  const last = tries.at(-1);
  return (
    <>
      <ol
        className={styles.tries}
        aria-label={DAILY_TEXTS.tries}
        data-over={over}
        data-sized={last?.feedback.size !== null}
        style={cssVariables({ above: Math.max(0, tries.length - IN_VIEW) })}
      >
        {tries.map((one) => (
          <li key={one.tower.code} className={`cluster middle gap-0 gap-x-2 ${styles.try}`}>
            <span className={`display title-s bolder ${styles.code}`}>{one.tower.code}</span>{' '}
            <span className={`small order-1 ${styles.name}`}>{spokenTower(one.tower)}.</span>
            <Signs {...one} />
            <span className="visually-hidden">{feedbackText(one.feedback)}</span>
          </li>
        ))}
      </ol>
      {last && (
        <p aria-hidden="true" className="small">
          {feedbackText(last.feedback)}
        </p>
      )}
    </>
  );
}

function Signs({ tower: { parts }, feedback: { structure, floors, letters, size } }: Try) {
  return (
    <div className="cluster gap-1" aria-hidden="true">
      <Sign of={parts.structure} is={verdict(structure)} />
      <Sign of={`d${parts.floors}`} is={floors === 'same' ? 'right' : floors} />
      {letters !== null && <Sign of={DAILY_TEXTS.lettersSign} is={verdict(letters)} />}
      {size && <Sign of={DAILY_TEXTS.people} is={size.people} />}
      {size && <Sign of={DAILY_TEXTS.points} is={size.points} />}
    </div>
  );
}

const verdict = (right: boolean) => (right ? 'right' : 'wrong');

function Sign({ of, is }: { of: string; is: keyof typeof SIGNS }) {
  return (
    <span
      className={`row gap-1 round-s sunken display small ink bold justify-center ${styles.sign}`}
      data-is={is}
    >
      <span>{of}</span>
      <span>{SIGNS[is]}</span>
    </span>
  );
}
