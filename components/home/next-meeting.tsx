import { PageLink } from '@/components/ui/page-link';
import { course as wholeCourse } from '@/content/calendar/course';
import { dayText, hoursText, longestDay, NEXT_MEETING_TEXTS } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { type AgendaKind, type Course, courseName, sortAgenda } from '@/lib/calendar/course';
import { courseFrom, meetingPlan, meetingsOfAgenda, nextMeeting } from '@/lib/calendar/next-meeting';
import styles from './next-meeting.module.css';

/** Independent of the current date. */
type MeetingCard = {
  readonly id: string;
  readonly kind: Exclude<AgendaKind, 'activitat'>;
  /** Absent for weekly rehearsals. */
  readonly title?: string;
  /** Longest text that its day can have. */
  readonly longest: string;
  readonly hours?: string;
  readonly place: string;
  readonly howToGet?: string;
  readonly anchor: string;
};

function meetingCards({ rehearsals, agenda }: Course): MeetingCard[] {
  const ways = new Map(rehearsals.map(({ place }) => [place.name, place.howToGet]));
  return [
    ...rehearsals.map(({ id, weekday, from, to, place }) => ({
      id,
      kind: 'assaig' as const,
      longest: longestDay(weekday),
      hours: hoursText(from, to),
      place: place.name,
      howToGet: place.howToGet,
      anchor: 'horaris',
    })),
    ...sortAgenda(meetingsOfAgenda(agenda)).map((item): MeetingCard => {
      const { id, kind, title, date, start, end, place, howToGet = ways.get(place) } = item;
      return {
        id,
        kind: kind === 'actuacio' ? 'actuacio' : 'assaig',
        title,
        longest: dayText(date, 'tomorrow'),
        ...(start && { hours: hoursText(start, end) }),
        place,
        ...(howToGet && { howToGet }),
        anchor: kind === 'actuacio' ? id : 'horaris',
      };
    }),
  ];
}

function Card({ id, kind, title, longest, hours, place, howToGet, anchor }: MeetingCard) {
  const { [kind]: texts } = NEXT_MEETING_TEXTS;
  const page = kind === 'assaig' ? pages.rehearsals : pages.agenda;
  return (
    <div className={styles.card} data-meeting={id}>
      <p className={styles.kind}>
        {texts.next}
        {title && `: ${title}`}
      </p>
      <p className={styles.when}>
        {/* Reserves the space of the longest day. */}
        <span className={styles.longest} aria-hidden="true">
          {longest}
        </span>
        <span className={styles.day} data-meeting-day />
        {hours && <span className={styles.hours}>{hours}</span>}
      </p>
      <p>
        <strong>{place}</strong>
      </p>
      {howToGet && <p className="note">{howToGet}</p>}
      <p>
        <PageLink href={`${page.path}#${anchor}`}>{texts.link}</PageLink>
      </p>
    </div>
  );
}

/**
 * Shows the next rehearsal or performance. The HTML contains a card for every meeting after `from`, stacked, and
 * shows the weekly hours, or that no meeting is left. The enhancement chooses a card without layout shift.
 */
export function NextMeeting({ from }: { from: string }) {
  const course = courseFrom(wholeCourse, from);
  const plan = meetingPlan(course);
  const shown = nextMeeting(plan, { date: from, time: '00:00' }) ? 'weekly' : 'over';
  const isShown = (card: string) => (card === shown ? 'true' : undefined);
  return (
    <section
      aria-label={NEXT_MEETING_TEXTS.label}
      className={styles.stack}
      data-next-meeting={JSON.stringify(plan)}
    >
      <div className={styles.card} data-meeting="weekly" data-shown={isShown('weekly')}>
        <p className={styles.kind}>{NEXT_MEETING_TEXTS.weekly}</p>
        <dl className={styles.times}>
          {course.rehearsals.map(({ id, weekday, from, to }) => (
            <div key={id}>
              <dt className="note">{weekday}</dt>
              <dd>
                {from}–{to}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <PageLink href={`${pages.rehearsals.path}#horaris`}>{NEXT_MEETING_TEXTS.assaig.link}</PageLink>
        </p>
      </div>
      {meetingCards(course).map((card) => (
        <Card key={card.id} {...card} />
      ))}
      <div className={styles.card} data-meeting="over" data-shown={isShown('over')}>
        <p className={styles.kind}>{NEXT_MEETING_TEXTS.over.title}</p>
        <p className="note">{NEXT_MEETING_TEXTS.over.text(courseName(course.season))}</p>
        <p>
          <PageLink href={pages.contact.path}>{NEXT_MEETING_TEXTS.over.link}</PageLink>
        </p>
      </div>
    </section>
  );
}
