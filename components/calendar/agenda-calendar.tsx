import { PastNotice } from '@/components/shared/past-notice';
import { Button } from '@/components/ui/button';
import { BundledScript } from '@/components/ui/inline-script';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import { type Course, daysOfCourse } from '@/lib/calendar/course';
import { AGENDA_ICS } from '@/lib/calendar/ics';
import { type CalendarMonth, calendarMonths, lastDays } from '@/lib/calendar/month-view';
import { monthAndYear, monthName } from '@/lib/dates/formats';
import { capitalised } from '@/lib/text/catalan';
import styles from './agenda-calendar.module.css';
import { CalendarWays } from './calendar-subscription';
import { MonthGrid } from './month-grid';
import { MonthList, type ResultsLink } from './month-list';

/** Named after its month by the styles: see `shownMonthStyles`. */
function Step({ by, children }: { by: -1 | 1; children: string }) {
  return (
    <Button kind="quiet" data-agenda-step={by}>
      <span className="visually-hidden">{children}: </span>
    </Button>
  );
}

type AgendaCalendarProps = {
  course: Course;
  /** Date of the build. */
  built: string;
  results: ResultsLink;
};

/**
 * An inline script chooses the month before first paint, so nothing moves. Without scripts every month is shown. */
export function AgendaCalendar({ course, built, results }: AgendaCalendarProps) {
  const months = calendarMonths(course);
  return (
    <div className={`stack middle gap-4 ${styles.agenda}`} data-agenda data-month="" suppressHydrationWarning>
      <BundledScript module="components/calendar/shown-month.inline" data={openingData(months)} />
      <style href="mesos" precedence="page">
        {shownMonthStyles(months)}
      </style>
      <PastNotice
        day={daysOfCourse(course).to}
        built={built}
        text={AGENDA_TEXTS.over}
        ask={AGENDA_TEXTS.ask}
      />
      <div className={styles.steps} data-only="scripts">
        <Step by={-1}>{AGENDA_TEXTS.previous}</Step>
        <Step by={1}>{AGENDA_TEXTS.next}</Step>
        <p role="status" className="visually-hidden" data-agenda-said />
      </div>
      {months.map((month) => {
        const name = capitalised(monthAndYear(`${month.month}-01`));
        return (
          <section
            key={month.month}
            aria-labelledby={`mes-${month.month}`}
            className={`stack shrink gap-4 ${styles.month}`}
            data-of={month.month}
          >
            <h2 id={`mes-${month.month}`} className={styles.name}>
              {name}
            </h2>
            <MonthList month={month} built={built} results={results} />
            <MonthGrid month={month} name={name} />
          </section>
        );
      })}
      <ul
        className={`cluster note gap-1 gap-x-5 keep-colours ${styles.legend}`}
        data-only="screen"
        aria-label={AGENDA_TEXTS.legend}
      >
        {(['actuacio', 'activitat', 'assaig'] as const).map((kind) => (
          <li key={kind} className="inline middle gap-2">
            <span className={styles.sign} data-kind={kind} aria-hidden="true" />
            {AGENDA_TEXTS.kinds[kind]}
          </li>
        ))}
      </ul>
      <CalendarWays file={AGENDA_ICS} texts={AGENDA_TEXTS.whole} />
    </div>
  );
}

/** Data of `shown-month.inline.ts`: the last day of each month, and the month of each item. */
function openingData(months: readonly CalendarMonth[]) {
  // The month of any other rehearsal is in its anchor.
  const items = months.flatMap(({ month, days }) =>
    days.flatMap(({ items, rehearsals }) =>
      [...items, ...rehearsals.filter(({ announced }) => announced)].map(({ id }) => `${id} ${month}`),
    ),
  );
  return { days: lastDays(months).join(), items: items.join() };
}

/**
 * Returns styles that show one month when `data-month` is set, and name the buttons after the months beside it. Otherwise, as
 * without scripts, all are shown.
 */
function shownMonthStyles(months: readonly CalendarMonth[]): string {
  const inMonth = ({ month }: CalendarMonth) => `[data-agenda][data-month="${month}"]`;
  const shown = months.map((month) => `${inMonth(month)}>[data-of="${month.month}"][data-of]`);
  const step = (month: CalendarMonth, by: number, other: CalendarMonth | undefined) => {
    const button = `${inMonth(month)} [data-agenda-step="${by}"]`;
    const name = other ? capitalised(monthName(Number(other.month.slice(5)))) : '–';
    return `${button}::after{content:"${name}"}`;
  };
  const named = months.flatMap((month, place) => [
    step(month, -1, months[place - 1]),
    step(month, 1, months[place + 1]),
  ]);
  return `${shown.join(',')}{display:contents}${named.join('')}`;
}
