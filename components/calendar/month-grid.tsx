import { AGENDA_TEXTS } from '@/content/interface/calendar';
import { isCancelled } from '@/lib/calendar/course';
import { CALENDAR_WEEKDAYS, type CalendarDay, type CalendarMonth } from '@/lib/calendar/month-view';
import type { Meeting } from '@/lib/calendar/rehearsal-days';
import styles from './month-grid.module.css';

type EntryProps = {
  meeting: Meeting;
  className: string | undefined;
  /** Why it is struck. */
  off: string | false;
};

function Entry({ meeting, className, off }: EntryProps) {
  const { id, kind, title, announced, start } = meeting;
  const name = title ?? `${(off && announced?.start) || start} ${AGENDA_TEXTS.rehearsal}`;
  return (
    <a href={`#${id}`} className={className} data-off={off ? '' : undefined}>
      <span className={styles.sign} data-kind={kind} aria-hidden="true" />
      <span className={styles.words}>
        {off ? (
          <>
            <s>{name}</s> {off}
          </>
        ) : (
          name
        )}
      </span>
    </a>
  );
}

function Day({ date, items, rehearsals, moved }: CalendarDay) {
  return (
    <>
      <time dateTime={date} className={styles.number}>
        {Number(date.slice(8))}
      </time>
      {rehearsals.map((rehearsal) => (
        <Entry
          key={rehearsal.id}
          meeting={rehearsal}
          className={styles.rehearsal}
          off={isCancelled(rehearsal) && AGENDA_TEXTS.off}
        />
      ))}
      {items.map((item) => (
        <Entry
          key={item.id}
          meeting={item}
          className={styles.item}
          off={isCancelled(item) && AGENDA_TEXTS.off}
        />
      ))}
      {moved.map((meeting) => (
        <Entry key={meeting.id} meeting={meeting} className={styles.rehearsal} off={AGENDA_TEXTS.movedAway} />
      ))}
    </>
  );
}

export function MonthGrid({ month: { weeks }, name }: { month: CalendarMonth; name: string }) {
  return (
    <table className={`keep-colours ${styles.grid}`} aria-label={name} data-agenda-grid>
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
