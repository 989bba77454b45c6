import { Badge } from '@/components/ui/badge';
import { BundledScript } from '@/components/ui/inline-script';
import { PageLink } from '@/components/ui/page-link';
import {
  AGENDA_TEXTS,
  changeNews,
  changeText,
  daysOfMonthText,
  hoursText,
  meetingName,
  reasonText,
} from '@/content/interface/calendar';
import { type HeldItem, isCancelled } from '@/lib/calendar/course';
import { icsPath } from '@/lib/calendar/ics';
import type { CalendarDay, CalendarMonth } from '@/lib/calendar/month-view';
import type { Meeting, RehearsalDay } from '@/lib/calendar/rehearsal-days';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/catalan';
import styles from './month-list.module.css';

function KindBadge({ item }: { item: HeldItem }) {
  const { kind } = item;
  if (isCancelled(item)) return <Badge kind="danger">{AGENDA_TEXTS.cancelled[kind]}</Badge>;
  return <Badge kind={kind === 'actuacio' ? 'accent' : 'neutral'}>{AGENDA_TEXTS.kinds[kind]}</Badge>;
}

/** Why an item is cancelled, or where and when it was before. */
function ItemChange({ item }: { item: HeldItem }) {
  if (isCancelled(item)) return <p className={`ink semibold ${styles.change}`}>{reasonText(item.reason)}</p>;
  return item.announced ? <p className={`ink semibold ${styles.change}`}>{changeText(item)}</p> : null;
}

/** Address of the results of a day, or undefined if there are none. */
export type ResultsLink = (date: string) => string | undefined;

/** `built`: date of the build. */
type DayProps = { built: string; results: ResultsLink };

function Item({ item, built, results }: DayProps & { item: HeldItem }) {
  const { id, kind, title, date, until, start, end, place, howToGet, description } = item;
  const isOff = isCancelled(item);
  const isOver = (until ?? date) < built;
  const castells = kind === 'actuacio' && !isOff ? results(date) : undefined;
  return (
    <li
      id={id}
      className={`stack gap-1 line-end ${styles.item}`}
      data-kind={kind}
      data-off={isOff ? '' : undefined}
      data-agenda-until={until ?? date}
      data-over="false"
    >
      <p className={`cluster gap-0 gap-x-3 digits ${styles.when}`}>
        <time dateTime={start ? `${date}T${start}` : date}>{capitalised(daysOfMonthText(item))}</time>
        {start && <span>{hoursText(start, end)}</span>}
      </p>
      <div className={`cluster measure baseline gap-1 gap-x-3 ${styles.what}`}>
        <h3>{title}</h3>
        <KindBadge item={item} />
        <ItemChange item={item} />
        <p>{description}</p>
        <p className="note">
          {place}
          {howToGet && !isOff && `. ${howToGet}`}
        </p>
        {castells && (
          <PageLink
            href={castells}
            className={`inline middle small ${styles.file}`}
            aria-label={`${AGENDA_TEXTS.castells}: ${title}`}
          >
            {AGENDA_TEXTS.castells}
          </PageLink>
        )}
        {!isOff && !isOver && !castells && (
          <a
            href={asset(icsPath(id))}
            download
            className={`inline middle small ${styles.file}`}
            data-only="screen"
            aria-label={`${AGENDA_TEXTS.file}: ${title}`}
          >
            {AGENDA_TEXTS.file}
          </a>
        )}
      </div>
    </li>
  );
}

/** The place is with the hours of each week: only another one is said. */
function Rehearsal({ rehearsal }: { rehearsal: RehearsalDay }) {
  const { id, start = '', end, place, announced = rehearsal } = rehearsal;
  const hours = `${AGENDA_TEXTS.kinds.assaig}, ${hoursText(start, end)}`;
  const text = place === announced.place ? hours : `${hours}: ${place}`;
  const isOff = isCancelled(rehearsal);
  return (
    <p id={id}>
      {isOff ? <s>{text}</s> : text}
      {(isOff || rehearsal.announced) && (
        <span className={`ink semibold ${styles.change}`}>{changeText(rehearsal)}</span>
      )}
    </p>
  );
}

/** On the day for which it was announced. */
function Moved({ meeting }: { meeting: Meeting }) {
  const { start, end } = meeting.announced ?? meeting;
  const name = start ? `${meetingName(meeting)}, ${hoursText(start, end)}` : meetingName(meeting);
  return (
    <p>
      <a href={`#${meeting.id}`}>{name}</a>. {changeNews(meeting)}
    </p>
  );
}

function Day({ date, items, rehearsals, moved, ...props }: CalendarDay & DayProps) {
  const startOf = ({ start = '' }: { start?: string }) => start;
  const lines = [
    ...rehearsals.map((one) => ({ start: startOf(one), line: <Rehearsal key={one.id} rehearsal={one} /> })),
    ...moved.map((one) => ({
      start: startOf(one.announced ?? one),
      line: <Moved key={one.id} meeting={one} />,
    })),
  ].sort((one, other) => one.start.localeCompare(other.start));
  const [first] = lines;
  const isBefore = (item: HeldItem) => !first?.start || startOf(item) < first.start;
  const draw = (item: HeldItem) => <Item key={item.id} item={item} {...props} />;
  return (
    <>
      {items.filter(isBefore).map(draw)}
      {first && (
        <li className={`note line-end ${styles.rehearsal}`} data-agenda-until={date} data-over="false">
          <time dateTime={date}>{capitalised(daysOfMonthText({ date }))}</time>
          {lines.map(({ line }) => line)}
        </li>
      )}
      {items.filter((item) => !isBefore(item)).map(draw)}
    </>
  );
}

/** An inline script folds the past before first paint. Without scripts the list is whole. */
export function MonthList({ month: { days }, ...props }: DayProps & { month: CalendarMonth }) {
  if (days.length === 0) return <p>{AGENDA_TEXTS.empty}</p>;
  return (
    <div className="stack shrink gap-4">
      <details className={styles.past} data-printed hidden>
        <summary className="fold">
          {AGENDA_TEXTS.past}: <span data-count />
        </summary>
        <ol className="stack gap-3" />
      </details>
      <ol className="stack gap-3">
        {days.map((day) => (
          <Day key={day.date} {...day} {...props} />
        ))}
      </ol>
      <BundledScript module="components/calendar/month-list.inline" />
    </div>
  );
}
