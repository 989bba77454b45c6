import { BundledScript } from '@/components/ui/inline-script';
import { PageLink } from '@/components/ui/page-link';
import { course as wholeCourse } from '@/content/calendar/course';
import {
  changeText,
  daysText,
  hoursText,
  NEXT_MEETING_TEXTS,
  occasionText,
} from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { type AgendaKind, type Course, courseName, endOf, sortAgenda } from '@/lib/calendar/course';
import { courseFrom, datedMeetings, meetingPlan, rehearsalAfter } from '@/lib/calendar/next-meeting';
import { formatTurns, type Turn, turnHours } from '@/lib/calendar/turns';
import { capitalised } from '@/lib/text/catalan';
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
  /** If it lasts several. */
  readonly days?: string;
  readonly hours?: string;
  readonly place: string;
  /** If it has moved. */
  readonly change?: string;
  /** When the next rehearsal is, if this is a performance. */
  readonly rehearsal?: string;
  /** On the agenda; absent if it depends on the day. */
  readonly anchor?: string;
};

function meetingCards(course: Course, only?: 'assaig'): MeetingCard[] {
  return [
    ...course.rehearsals.map(({ id, from, to, place }) => ({
      id,
      kind: 'assaig' as const,
      hours: hoursText(from, to),
      place: place.name,
    })),
    ...sortAgenda(datedMeetings(course, only)).map((meeting): MeetingCard => {
      const { id, kind, title, start, end, place, announced } = meeting;
      const rehearsal = kind === 'actuacio' ? rehearsalAfter(course, endOf(meeting)) : undefined;
      return {
        id,
        kind: kind === 'actuacio' ? 'actuacio' : 'assaig',
        place,
        anchor: id,
        ...(title && { title }),
        ...(meeting.until && { days: capitalised(daysText(meeting)) }),
        ...(start && { hours: hoursText(start, end) }),
        ...(rehearsal && { rehearsal: occasionText(rehearsal) }),
        ...(announced && { change: changeText(meeting) }),
      };
    }),
  ];
}

const RehearsalsLink = () => (
  <PageLink href={`${pages.rehearsals.path}#que-portar`}>{NEXT_MEETING_TEXTS.assaig.link}</PageLink>
);

/** `turn`: the first one of the card. */
type CardProps = MeetingCard & Pick<NextMeetingProps, 'only'> & { turn: Turn | undefined };

function Card({ id, kind, title, days, hours, place, change, rehearsal, anchor, turn, only }: CardProps) {
  const { [kind]: texts } = NEXT_MEETING_TEXTS;
  return (
    <div
      className={`hidden ${styles.card}`}
      data-meeting={id}
      data-hours={turn && turnHours(turn)}
      suppressHydrationWarning
    >
      <p className="accent strong">
        {texts.next}
        {title && `: ${title}`}
      </p>
      <p className={`stack display title-s bold ${styles.when}`}>
        <span data-meeting-day suppressHydrationWarning>
          {''}
        </span>
        {hours && <span className="nowrap digits">{hours}</span>}
      </p>
      {days && <p className="note">{days}</p>}
      <p>
        <strong>{place}</strong>
      </p>
      {change && <p>{change}</p>}
      <p className="cluster gap-1 gap-x-4">
        {kind === 'assaig' && !only && <RehearsalsLink />}
        <PageLink
          href={`${pages.agenda.path}#${anchor ?? 'properes'}`}
          data-meeting-link={anchor ? undefined : id}
          suppressHydrationWarning
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
 * Shows the next rehearsal or performance. The HTML has a card for each weekly rehearsal and for each other meeting after
 * `from`. An inline script chooses one before first paint. Without scripts the weekly hours are shown, or that no meeting is left.
 */
export function NextMeeting({ from, only }: NextMeetingProps) {
  const course = courseFrom(wholeCourse, from);
  const turns = meetingPlan(course, only).filter(({ to }) => to > from);
  const cards = meetingCards(course, only).map((card) => ({
    ...card,
    turn: turns.find(({ id }) => id === card.id),
  }));
  const shown = turns.length > 0 ? 'weekly' : 'over';
  const isShown = (card: string) => (card === shown ? 'true' : undefined);
  return (
    <>
      <section
        aria-label={NEXT_MEETING_TEXTS.label}
        className={`round-m raised relative clip ${styles.box}`}
        data-turns={formatTurns(
          turns,
          cards.map(({ id }) => id),
          from,
        )}
        data-built={from}
      >
        <div
          className={`hidden ${styles.card}`}
          data-meeting="weekly"
          data-shown={isShown('weekly')}
          suppressHydrationWarning
        >
          <p className="accent strong">{NEXT_MEETING_TEXTS.weekly}</p>
          <dl className={`cluster gap-2 gap-x-5 ${styles.times}`}>
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
        {cards.map((card) => (
          <Card key={card.id} {...card} only={only} />
        ))}
        <div
          className={`hidden ${styles.card}`}
          data-meeting="over"
          data-shown={isShown('over')}
          suppressHydrationWarning
        >
          <p className="accent strong">{NEXT_MEETING_TEXTS.over.title}</p>
          <p className="note">{NEXT_MEETING_TEXTS.over.text(courseName(course.season))}</p>
          <p>
            <PageLink href={pages.contact.path}>{NEXT_MEETING_TEXTS.over.link}</PageLink>
          </p>
        </div>
      </section>
      <BundledScript module="components/shared/next-meeting/next-meeting.inline" />
    </>
  );
}
