import { AGENDA_TEXTS } from '@/content/interface/calendar';
import { CALENDAR_WEEKDAYS, type CalendarDay, type CalendarMonth } from '@/lib/calendar/month-view';
import styles from './month-grid.module.css';

function Day({ date, items, rehearsals }: CalendarDay) {
  return (
    <>
      <time dateTime={date} className={styles.number}>
        {Number(date.slice(8))}
      </time>
      {rehearsals.map(({ id, from }) => (
        <span key={id} className={styles.rehearsal} data-kind="assaig">
          <span className={styles.sign} data-kind="assaig" aria-hidden="true" />
          <span className={styles.words}>
            {from} {AGENDA_TEXTS.rehearsal}
          </span>
        </span>
      ))}
      {items.map(({ id, kind, title }) => (
        <a key={id} href={`#${id}`} className={styles.item} data-kind={kind}>
          <span className={styles.sign} data-kind={kind} aria-hidden="true" />
          <span className={styles.words}>{title}</span>
        </a>
      ))}
    </>
  );
}

export function MonthGrid({ month: { weeks }, name }: { month: CalendarMonth; name: string }) {
  return (
    <table className={styles.grid} data-agenda-grid>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {CALENDAR_WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {AGENDA_TEXTS.weekdays[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, place) =>
              day ? (
                <td key={day.date} data-agenda-until={day.date} data-over="false">
                  <Day {...day} />
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty day has no identity but its position
                <td key={place} className={styles.none} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
