import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import { type AgendaItem, sortAgenda } from '@/lib/calendar/agenda';
import { monthAndYear, weekdayAndDay } from '@/lib/dates/formats';
import styles from './agenda-list.module.css';

const monthOf = ({ date }: AgendaItem) => date.slice(0, 7);

function Item({ item, newMonth }: { item: AgendaItem; newMonth: boolean }) {
  const { kind, title, date, until, start, end, place, description } = item;
  return (
    <li className={styles.item} data-kind={kind} data-agenda-until={until ?? date} suppressHydrationWarning>
      {/* Every item has its month: the first one that is shown of a month shows it. */}
      <p
        className={styles.month}
        hidden={!newMonth}
        data-agenda-month={monthOf(item)}
        suppressHydrationWarning
      >
        {monthAndYear(date)}
      </p>
      <p className={styles.when}>
        <time dateTime={start ? `${date}T${start}` : date}>
          {weekdayAndDay(date)}
          {until && ` – ${weekdayAndDay(until)}`}
        </time>
        {start && (
          <span>
            {start}
            {end && `–${end}`}
          </span>
        )}
      </p>
      <div className={styles.what}>
        <h3>{title}</h3>
        <Badge kind={kind === 'actuacio' ? 'accent' : 'neutral'}>{AGENDA_TEXTS.kinds[kind]}</Badge>
        <p>{description}</p>
        <p className={styles.place}>{place}</p>
      </div>
    </li>
  );
}

/** The whole course in the HTML; in the browser, `agenda.behaviour.ts` folds what is over away behind a button. */
export function AgendaList({ items }: { items: readonly AgendaItem[] }) {
  const sorted = sortAgenda(items);
  return (
    <div className={styles.agenda} data-agenda>
      <Button kind="quiet" aria-pressed={false} hidden data-agenda-past suppressHydrationWarning>
        {AGENDA_TEXTS.showPast}
      </Button>
      <p hidden={sorted.length > 0} data-agenda-over suppressHydrationWarning>
        {AGENDA_TEXTS.over}
      </p>
      <ol className={styles.items}>
        {sorted.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            newMonth={index === 0 || monthOf(item) !== monthOf(sorted[index - 1] ?? item)}
          />
        ))}
      </ol>
    </div>
  );
}
