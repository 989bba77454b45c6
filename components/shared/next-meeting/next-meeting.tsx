import { InlineScript } from '@/components/ui/inline-script';
import { PageLink } from '@/components/ui/page-link';
import { course as wholeCourse } from '@/content/calendar/course';
import {
  changeText,
  dayText,
  hoursText,
  NEARNESS_WORDS,
  NEXT_MEETING_TEXTS,
  occasionText,
} from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { type AgendaKind, type Course, courseName, endOf, sortAgenda } from '@/lib/calendar/course';
import {
  courseFrom,
  datedMeetings,
  type MeetingPlan,
  meetingPlan,
  meetingTurns,
  rehearsalAfter,
} from '@/lib/calendar/next-meeting';
import { rehearsalAnchor } from '@/lib/calendar/rehearsal-days';
import { DECLARE_NOW } from '@/lib/dates/madrid';
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
    ...course.rehearsals.map(({ id, from, to, place }) => ({
      id,
      kind: 'assaig' as const,
      hours: hoursText(from, to),
      place: place.name,
      ...(!only && { howToGet: place.howToGet }),
    })),
    ...sortAgenda(datedMeetings(course, only)).map((meeting): MeetingCard => {
      const { id, kind, title, start, end, place, howToGet = ways.get(place), announced } = meeting;
      const rehearsal = kind === 'actuacio' ? rehearsalAfter(course, endOf(meeting)) : undefined;
      return {
        id,
        kind: kind === 'actuacio' ? 'actuacio' : 'assaig',
        place,
        anchor: id,
        ...(title && { title }),
        ...(start && { hours: hoursText(start, end) }),
        ...(rehearsal && { rehearsal: occasionText(rehearsal) }),
        ...(announced && { change: changeText(meeting) }),
        ...(howToGet && !only && { howToGet }),
      };
    }),
  ];
}

const RehearsalsLink = () => (
  <PageLink href={`${pages.rehearsals.path}#que-portar`}>{NEXT_MEETING_TEXTS.assaig.link}</PageLink>
);

type CardProps = MeetingCard & Pick<NextMeetingProps, 'only'>;

function Card({ id, kind, title, hours, place, howToGet, change, rehearsal, anchor, only }: CardProps) {
  const { [kind]: texts } = NEXT_MEETING_TEXTS;
  return (
    <div className={styles.card} data-meeting={id}>
      <p className={styles.kind}>
        {texts.next}
        {title && `: ${title}`}
      </p>
      <p className={styles.when}>
        <span data-meeting-day />
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
          data-meeting-link={anchor ? undefined : rehearsalAnchor(id, DATE)}
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

/** Turns as texts, to keep pages small: the end, the beginning, the card, and the day in words. */
const turnTexts = (plan: MeetingPlan, from: string) =>
  meetingTurns(plan, from).map((turn) => [turn.to, turn.from, turn.id, dayText(turn.date, 'later')]);

/** In the anchor of a weekly rehearsal, in place of its date. */
const DATE = 'data';

/** A page that stays open follows the clock. No visit is before the build, whatever the clock of the device. */
const choose = `(() => {
const section = document.currentScript.previousElementSibling;
const { turns, built } = section.dataset;
const show = () => {
${DECLARE_NOW}
const moment = now > built ? now : built;
const [, from, id, dayName] = JSON.parse(turns).find(([to]) => to > moment) ?? ['', '', 'over'];
for (const card of section.children) card.dataset.shown = card.dataset.meeting === id;
const card = section.querySelector('[data-shown=true]');
const text = card.querySelector('[data-meeting-day]');
if (!text) return;
const date = from.slice(0, 10), today = moment.slice(0, 10);
const eve = new Date(Date.parse(date) - 864e5).toISOString().slice(0, 10);
const words = ${JSON.stringify(NEARNESS_WORDS)};
const shown = from <= moment ? words.now : date === today ? words.today + ', ' + dayName : eve === today ? words.tomorrow + ', ' + dayName : dayName;
text.textContent = shown[0].toUpperCase() + shown.slice(1);
const link = card.querySelector('[data-meeting-link]');
if (link) link.hash = link.dataset.meetingLink.replace('${DATE}', date);
};
show();
setInterval(show, 60000);
document.addEventListener('visibilitychange', show);
})()`;

/**
 * Shows the next rehearsal or performance. The HTML has a card for each weekly rehearsal and for each other meeting after
 * `from`. An inline script chooses one before first paint. Without scripts the weekly hours are shown, or that no meeting is left.
 */
export function NextMeeting({ from, only }: NextMeetingProps) {
  const course = courseFrom(wholeCourse, from);
  const plan = meetingPlan(course, only);
  const turns = turnTexts(plan, from);
  const shown = turns.length > 0 ? 'weekly' : 'over';
  const isShown = (card: string) => (card === shown ? 'true' : undefined);
  return (
    <>
      <section
        aria-label={NEXT_MEETING_TEXTS.label}
        className={styles.box}
        data-turns={JSON.stringify(turns)}
        data-built={from}
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
      <InlineScript code={choose} />
    </>
  );
}
