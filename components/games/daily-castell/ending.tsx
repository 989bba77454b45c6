import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { PageLink } from '@/components/ui/page-link';
import {
  attendanceText,
  DAILY_TEXTS,
  dayAndMonthFigures,
  endText,
  foundIn,
  missedText,
  shareText,
  squaresOf,
} from '@/content/interface/games/daily-castell';
import { resultText } from '@/content/interface/games/hub';
import type { DailyTower } from '@/lib/games/daily-castell/catalogue';
import { type Days, dateQuery, playableDays } from '@/lib/games/daily-castell/days';
import { attendanceOf, type DailyState, dayOf, type Try } from '@/lib/games/daily-castell/game';
import { towerPath } from '@/lib/towers/catalogue';
import styles from './ending.module.css';

type EndingProps = {
  readonly state: DailyState;
  readonly tries: readonly Try[];
  /** Undefined when the tower is no longer in the table. */
  readonly answer: DailyTower | undefined;
  readonly pages: readonly string[];
  readonly latest: string;
  /** True if the game has just ended: the heading takes focus, since the pressed button is gone. */
  readonly justEnded: boolean;
};

export function Ending({ state, tries, answer, pages, latest, justEnded }: EndingProps) {
  const day = dayOf(state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!justEnded) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView();
  }, [justEnded]);
  const { copy, share, message, selectable } = useCopy<HTMLPreElement>(DAILY_TEXTS.copyWords);
  const text = shareText(
    state.date,
    day,
    squaresOf(tries),
    new URL(dateQuery(state.date), location.href).href,
  );
  return (
    <div className="stack gap-4">
      <h4 ref={heading} tabIndex={-1} className="title-m unringed">
        {day.result ? DAILY_TEXTS.found : DAILY_TEXTS.missed}
      </h4>
      <p>{endText(day, answer)}</p>
      {answer && pages.includes(answer.code) && (
        <p>
          <PageLink href={towerPath(answer.code)}>{DAILY_TEXTS.page}</PageLink>
        </p>
      )}
      <div className="cluster middle gap-3 pad-4 round-m sunken">
        <pre ref={selectable} className={`flexible ${styles.text}`}>
          {text}
        </pre>
        {share && <Button onClick={() => share(text)}>{DAILY_TEXTS.share}</Button>}
        <Button kind="quiet" onClick={() => copy(text)}>
          {DAILY_TEXTS.copy}
        </Button>
        <p role="status">{message}</p>
      </div>
      <Attendance days={state.days} today={latest} />
    </div>
  );
}

export function Attendance({ days, today }: { days: Days; today: string }) {
  const attendance = attendanceOf(days, today);
  const rows = [
    ...attendance.found.map((count, place) => ({
      sign: String(place + 1),
      count,
      name: foundIn(place + 1, count),
    })),
    { sign: '✕', count: attendance.missed, name: missedText(attendance.missed) },
  ];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div className="stack gap-2">
      <p>
        {DAILY_TEXTS.attendance} <strong>{attendanceText(attendance)}</strong>
      </p>
      <ul className={`stack gap-1 ${styles.rows}`} aria-label={DAILY_TEXTS.distribution}>
        {rows.map(({ sign, count, name }) => (
          <li key={sign}>
            <span className="visually-hidden">{name}</span>
            <span aria-hidden="true">{sign}</span>
            <span
              aria-hidden="true"
              className={`round-s strong ${styles.bar}`}
              data-none={count === 0}
              style={{ inlineSize: `${(100 * count) / most}%` }}
            >
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PastDaysProps = {
  readonly days: Days;
  readonly latest: string;
  readonly shown: string;
  readonly onDay: (date: string) => void;
};

export function PastDays({ days, latest, shown, onDay }: PastDaysProps) {
  const open = (date: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onDay(date);
  };
  return (
    <details className={styles.past}>
      <summary className="fold">{DAILY_TEXTS.past}</summary>
      <ul>
        {playableDays(latest).map((date) => (
          <li key={date}>
            <a
              href={dateQuery(date)}
              aria-current={date === shown ? 'page' : undefined}
              aria-label={DAILY_TEXTS.pastDay(date, days[date])}
              onClick={open(date)}
            >
              <span>{dayAndMonthFigures(date)}</span>
              <span className="note">{resultText(days[date])}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
