import { Badge } from '@/components/ui/badge';
import { AGENDA_TEXTS, dayText, hoursText } from '@/content/interface/calendar';
import type { AgendaItem, Rehearsal } from '@/lib/calendar/course';
import { icsPath } from '@/lib/calendar/ics';
import type { CalendarDay, CalendarMonth } from '@/lib/calendar/month-view';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/catalan';
import styles from './month-list.module.css';

function Item({ item }: { item: AgendaItem }) {
  const { id, kind, title, date, until, start, end, place, howToGet, description } = item;
  return (
    <li id={id} className={styles.item} data-kind={kind} data-agenda-until={until ?? date} data-over="false">
      <p className={styles.when}>
        <time dateTime={start ? `${date}T${start}` : date}>
          {capitalised(dayText(date, 'later'))}
          {until && ` – ${dayText(until, 'later')}`}
        </time>
        {start && <span>{hoursText(start, end)}</span>}
      </p>
      <div className={styles.what}>
        <h4>{title}</h4>
        <Badge kind={kind === 'actuacio' ? 'accent' : 'neutral'}>{AGENDA_TEXTS.kinds[kind]}</Badge>
        <p>{description}</p>
        <p className="note">
          {place}
          {howToGet && `. ${howToGet}`}
        </p>
        <a
          href={asset(icsPath(id))}
          download
          className={styles.file}
          data-only="screen"
          aria-label={`${AGENDA_TEXTS.file}: ${title}`}
        >
          {AGENDA_TEXTS.file}
        </a>
      </div>
    </li>
  );
}

function Rehearsals({ date, rehearsals }: { date: string; rehearsals: readonly Rehearsal[] }) {
  return (
    <li className={styles.rehearsal} data-agenda-until={date} data-over="false">
      <time dateTime={date}>{capitalised(dayText(date, 'later'))}</time>
      {rehearsals.map(({ id, from, to, place }) => (
        <p key={id}>
          {AGENDA_TEXTS.kinds.assaig}, {hoursText(from, to)}: {place.name}
        </p>
      ))}
    </li>
  );
}

function Day({ date, items, rehearsals }: CalendarDay) {
  const [first] = rehearsals;
  const isBefore = ({ start = '' }: AgendaItem) => !first || start < first.from;
  const draw = (item: AgendaItem) => <Item key={item.id} item={item} />;
  return (
    <>
      {items.filter(isBefore).map(draw)}
      {first && <Rehearsals date={date} rehearsals={rehearsals} />}
      {items.filter((item) => !isBefore(item)).map(draw)}
    </>
  );
}

export function MonthList({ month: { days } }: { month: CalendarMonth }) {
  if (days.length === 0) return <p>{AGENDA_TEXTS.empty}</p>;
  return (
    <ol className={styles.list}>
      {days.map((day) => (
        <Day key={day.date} {...day} />
      ))}
    </ol>
  );
}
