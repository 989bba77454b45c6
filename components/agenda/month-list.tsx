import { Badge } from '@/components/ui/badge';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import type { AgendaItem } from '@/lib/calendar/agenda';
import { icsPath } from '@/lib/calendar/agenda-ics';
import type { CalendarDay, CalendarMonth } from '@/lib/calendar/month-view';
import type { Rehearsal } from '@/lib/calendar/rehearsals';
import { dayWords, hoursWords } from '@/lib/calendar/words';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/sentence';
import styles from './month-list.module.css';

function Item({ item }: { item: AgendaItem }) {
  const { id, kind, title, date, until, start, end, place, howToGet, description } = item;
  return (
    <li
      id={id}
      className={styles.item}
      data-kind={kind}
      data-agenda-until={until ?? date}
      data-over="false"
      suppressHydrationWarning
    >
      <p className={styles.when}>
        <time dateTime={start ? `${date}T${start}` : date}>
          {capitalised(dayWords(date, 'later'))}
          {until && ` – ${dayWords(until, 'later')}`}
        </time>
        {start && <span>{hoursWords(start, end)}</span>}
      </p>
      <div className={styles.what}>
        <h4>{title}</h4>
        <Badge kind={kind === 'actuacio' ? 'accent' : 'neutral'}>{AGENDA_TEXTS.kinds[kind]}</Badge>
        <p>{description}</p>
        <p className={styles.place}>
          {place}
          {howToGet && `. ${howToGet}`}
        </p>
        <a
          href={asset(icsPath(id))}
          download
          className={styles.file}
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
    <li className={styles.rehearsal} data-agenda-until={date} data-over="false" suppressHydrationWarning>
      <time dateTime={date}>{capitalised(dayWords(date, 'later'))}</time>
      {rehearsals.map(({ id, from, to, place }) => (
        <p key={id}>
          {AGENDA_TEXTS.kinds.assaig}, {hoursWords(from, to)}: {place.name}
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
  return (
    <ol className={styles.list}>
      {days.map((day) => (
        <Day key={day.date} {...day} />
      ))}
    </ol>
  );
}
