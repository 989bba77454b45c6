import { PageLink } from '@/components/ui/page-link';
import { course as wholeCourse } from '@/content/calendar/course';
import {
  changeText,
  dayText,
  hoursText,
  longestDay,
  NEXT_MEETING_TEXTS,
  occasionText,
} from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { type AgendaKind, type Course, courseName, endOf, sortAgenda } from '@/lib/calendar/course';
import {
  courseFrom,
  datedMeetings,
  meetingPlan,
  nextMeeting,
  rehearsalAfter,
} from '@/lib/calendar/next-meeting';
import styles from './next-meeting.module.css';

type NextMeetingProps = {
  /** Date of the build. */
  from: string;
  /** The next rehearsal, on the page of the rehearsals. */
  only?: 'assaig';
};

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
  /** If it has moved. */
  readonly change?: string;
  /** When the next rehearsal is, if this is a performance. */
  readonly rehearsal?: string;
  /** On the agenda; absent if it depends on the day. */
  readonly anchor?: string;
};

function meetingCards(course: Course, only?: 'assaig'): MeetingCard[] {
  const ways = new Map(course.rehearsals.map(({ place }) => [place.name, place.howToGet]));
  return [
    ...course.rehearsals.map(({ id, weekday, from, to, place }) => ({
      id,
      kind: 'assaig' as const,
      longest: longestDay(weekday),
      hours: hoursText(from, to),
      place: place.name,
      ...(!only && { howToGet: place.howToGet }),
    })),
    ...sortAgenda(datedMeetings(course, only)).map((meeting): MeetingCard => {
      const { id, kind, title, date, start, end, place, howToGet = ways.get(place), announced } = meeting;
      const rehearsal = kind === 'actuacio' ? rehearsalAfter(course, endOf(meeting)) : undefined;
      return {
        id,
        kind: kind === 'actuacio' ? 'actuacio' : 'assaig',
        longest: dayText(date, 'tomorrow'),
        place,
        anchor: id,
        ...(title && { title }),
        ...(start && { hours: hoursText(start, end) }),
        ...(rehearsal && { rehearsal: occasionText(rehearsal) }),
        // One or the other: all cards are as large as the largest.
        ...(announced ? { change: changeText(meeting) } : howToGet && !only && { howToGet }),
      };
    }),
  ];
}

const RehearsalsLink = () => (
  <PageLink href={`${pages.rehearsals.path}#que-portar`}>{NEXT_MEETING_TEXTS.assaig.link}</PageLink>
);

type CardProps = MeetingCard & Pick<NextMeetingProps, 'only'>;

function Card({
  id,
  kind,
  title,
  longest,
  hours,
  place,
  howToGet,
  change,
  rehearsal,
  anchor,
  only,
}: CardProps) {
  const { [kind]: texts } = NEXT_MEETING_TEXTS;
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
      {change && <p>{change}</p>}
      {howToGet && <p className="note">{howToGet}</p>}
      <p className={styles.links}>
        {kind === 'assaig' && !only && <RehearsalsLink />}
        <PageLink
          href={`${pages.agenda.path}#${anchor ?? 'properes'}`}
          data-meeting-link={anchor ? undefined : ''}
        >
          {texts.agenda}
        </PageLink>
      </p>
      {rehearsal && (
        <p>
          {NEXT_MEETING_TEXTS.assaig.next}: <PageLink href={pages.rehearsals.path}>{rehearsal}</PageLink>
        </p>
      )}
    </div>
  );
}

/**
 * Shows the next rehearsal or performance. The HTML contains a card for every meeting after `from`, stacked, and
 * shows the weekly hours, or that no meeting is left. The enhancement chooses a card without layout shift.
 */
export function NextMeeting({ from, only }: NextMeetingProps) {
  const course = courseFrom(wholeCourse, from);
  const plan = meetingPlan(course, only);
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
        {!only && (
          <p>
            <RehearsalsLink />
          </p>
        )}
      </div>
      {meetingCards(course, only).map((card) => (
        <Card key={card.id} {...card} only={only} />
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
