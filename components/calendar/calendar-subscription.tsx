import { Embed } from '@/components/shared/embed/embed';
import { Fold } from '@/components/ui/text/fold';
import { course } from '@/content/calendar/course';
import { publicCalendar } from '@/content/calendar/public-calendar';
import { courseCalendar, pauseReason, REHEARSAL_TEXTS } from '@/content/interface/calendar';
import { allPauses, type PublicCalendar as Calendar } from '@/lib/calendar/course';
import { spanOfDays } from '@/lib/dates/formats';
import { absolute, asset } from '@/lib/site/address';
import styles from './calendar-subscription.module.css';

type CalendarWaysProps = {
  file: string;
  texts: { readonly subscribe: string; readonly google: string; readonly download: string };
};

/** A `webcal:` link opens the calendar program and subscribes to the file. Android has no program for it: Google Calendar asks there. */
export function CalendarWays({ file, texts }: CalendarWaysProps) {
  const address = absolute(file).replace(/^https?/, 'webcal');
  return (
    <ul className="cluster links gap-2 gap-x-5" data-only="screen">
      <li>
        <a href={address} data-own-host>
          {texts.subscribe}
        </a>
      </li>
      <li>
        <a href={`https://calendar.google.com/calendar/r?cid=${address}`} data-own-host>
          {texts.google}
        </a>
      </li>
      <li>
        <a href={asset(file)} download>
          {texts.download}
        </a>
      </li>
    </ul>
  );
}

/** Address of the file, to copy. An enhancement replaces its host with the current one. */
export function CalendarAddress({ file }: { file: string }) {
  return <code data-own-host>{absolute(file)}</code>;
}

const calendar: Calendar = publicCalendar;

/** Nothing if the club has no public calendar. Folded, since its box is empty until the user agrees. */
export function PublicCalendar({ title }: { title: string }) {
  if (!calendar.src) return null;
  const { src } = calendar;
  return (
    <div data-only="screen">
      <Fold id="calendari" title={title} level={2}>
        <Embed kind="calendari" {...calendar} src={src} />
      </Fold>
    </div>
  );
}

const file = '/assajos.ics';
const pauses = allPauses(course);

export function CalendarSubscription() {
  return (
    <div className="stack measure gap-3">
      <p>{courseCalendar(course.season)}</p>
      <CalendarWays file={file} texts={REHEARSAL_TEXTS} />
      <p className={`note ${styles.address}`} data-only="screen">
        {REHEARSAL_TEXTS.address} <CalendarAddress file={file} />
      </p>
      {pauses.length > 0 && (
        <details className={styles.pauses} data-printed>
          <summary className="fold">{REHEARSAL_TEXTS.pauses}</summary>
          <ul>
            {pauses.map((pause) => (
              <li key={pause.from}>
                {pauseReason(pause)}: {spanOfDays(pause.from, pause.to)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
