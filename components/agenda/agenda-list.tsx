'use client';

import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import { todayInMadrid } from '@/lib/browser/today-in-madrid';
import { type AgendaItem, sortAgenda, upcomingAgenda } from '@/lib/calendar/agenda';
import { monthAndYear, weekdayAndDay } from '@/lib/dates/formats';
import styles from './agenda-list.module.css';

function Item({ item, newMonth }: { item: AgendaItem; newMonth: boolean }) {
  const { kind, title, date, until, start, end, place, description } = item;
  return (
    <li className={styles.item} data-kind={kind}>
      {newMonth && <p className={styles.month}>{monthAndYear(date)}</p>}
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

/**
 * The whole course in the HTML; once in the browser, what is over is folded away behind a button. `today` fixes the
 * date (`YYYY-MM-DD`) instead of the clock.
 */
export function AgendaList({ items, today }: { items: readonly AgendaItem[]; today?: string }) {
  const [from, setFrom] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  useEffect(() => setFrom(today ?? todayInMadrid()), [today]);

  const upcoming = from === null ? items : upcomingAgenda(items, from);
  const past = items.length - upcoming.length;
  const shown = all ? sortAgenda(items) : sortAgenda(upcoming);
  return (
    <div className={styles.agenda}>
      {past > 0 && (
        <Button kind="quiet" aria-pressed={all} onClick={() => setAll(!all)}>
          {AGENDA_TEXTS.showPast} ({past})
        </Button>
      )}
      {shown.length === 0 ? (
        <p>{AGENDA_TEXTS.over}</p>
      ) : (
        <ol className={styles.items}>
          {shown.map((item, index) => (
            <Item
              key={item.id}
              item={item}
              newMonth={item.date.slice(0, 7) !== shown[index - 1]?.date.slice(0, 7)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
