import { Button } from '@/components/ui/button';
import { EnhancementRoot } from '@/components/ui/enhancement-root';
import { InlineScript } from '@/components/ui/inline-script';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import type { Course } from '@/lib/calendar/course';
import { AGENDA_ICS } from '@/lib/calendar/ics';
import { calendarMonths } from '@/lib/calendar/month-view';
import { monthAndYear } from '@/lib/dates/formats';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/catalan';
import styles from './agenda-calendar.module.css';
import { MonthGrid } from './month-grid';
import { MonthList } from './month-list';
import { openingScript, shownMonthStyles } from './shown-month';

/** An inline script chooses the month before first paint, so nothing moves. Without scripts every month is shown. */
export function AgendaCalendar({ course }: { course: Course }) {
  const months = calendarMonths(course);
  return (
    <div className={styles.agenda} data-agenda data-month="" data-course="" suppressHydrationWarning>
      <InlineScript code={openingScript(months)} />
      <style>{shownMonthStyles(months)}</style>
      <div className={styles.bar}>
        <fieldset className={styles.views}>
          <legend className={styles.unseen}>{AGENDA_TEXTS.views.legend}</legend>
          <label>
            <input type="radio" name="vista" value="llista" defaultChecked />
            {AGENDA_TEXTS.views.list}
          </label>
          <label>
            <input type="radio" name="vista" value="graella" data-view-grid />
            {AGENDA_TEXTS.views.grid}
          </label>
        </fieldset>
        <div className={styles.steps}>
          <Button kind="quiet" data-agenda-step="-1" suppressHydrationWarning>
            {AGENDA_TEXTS.previous}
          </Button>
          <Button kind="quiet" data-agenda-step="1" suppressHydrationWarning>
            {AGENDA_TEXTS.next}
          </Button>
        </div>
        <EnhancementRoot as="p" role="status" className={styles.unseen} data-agenda-said />
      </div>
      <p className={styles.over}>{AGENDA_TEXTS.over}</p>
      {months.map((month) => {
        const name = capitalised(monthAndYear(`${month.month}-01`));
        return (
          <section
            key={month.month}
            aria-labelledby={`mes-${month.month}`}
            className={styles.month}
            data-of={month.month}
          >
            <h3 id={`mes-${month.month}`} className={styles.name}>
              {name}
            </h3>
            <MonthGrid month={month} name={name} />
            <MonthList month={month} />
          </section>
        );
      })}
      <p>
        <a href={asset(AGENDA_ICS)} download className={styles.file}>
          {AGENDA_TEXTS.whole}
        </a>
      </p>
      <ul className={styles.legend} aria-label={AGENDA_TEXTS.legend}>
        {(['actuacio', 'activitat', 'assaig'] as const).map((kind) => (
          <li key={kind}>
            <span className={styles.sign} data-kind={kind} aria-hidden="true" />
            {AGENDA_TEXTS.kinds[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}
