import { InlineScript } from '@/components/ui/inline-script';
import { PageLink } from '@/components/ui/page-link';
import { course as wholeCourse } from '@/content/calendar/course';
import {
  changeText,
  daysText,
  hoursText,
  NEARNESS_WORDS,
  NEXT_MEETING_TEXTS,
  occasionText,
} from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { type AgendaKind, type Course, courseName, endOf, sortAgenda } from '@/lib/calendar/course';
import { courseFrom, datedMeetings, meetingPlan, rehearsalAfter } from '@/lib/calendar/next-meeting';
import { rehearsalAnchor } from '@/lib/calendar/rehearsal-days';
import type { Turn } from '@/lib/calendar/turns';
import { daysBetween, WEEKDAYS } from '@/lib/dates/days';
import { monthName } from '@/lib/dates/formats';
import { DECLARE_NOW } from '@/lib/dates/madrid';
import { capitalised, de } from '@/lib/text/catalan';
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
        ...(meeting.until && { days: capitalised(daysText(meeting)) }),
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

/** `turn`: the first one of the card. */
type CardProps = MeetingCard & Pick<NextMeetingProps, 'only'> & { turn: Turn | undefined };

function Card({
  id,
  kind,
  title,
  days,
  hours,
  place,
  howToGet,
  change,
  rehearsal,
  anchor,
  turn,
  only,
}: CardProps) {
  const { [kind]: texts } = NEXT_MEETING_TEXTS;
  return (
    <div
      className={styles.card}
      data-meeting={id}
      data-hours={turn && turnHours(turn)}
      suppressHydrationWarning
    >
      <p className={styles.kind}>
        {texts.next}
        {title && `: ${title}`}
      </p>
      <p className={styles.when}>
        <span data-meeting-day suppressHydrationWarning>
          {''}
        </span>
        {hours && <span className={styles.hours}>{hours}</span>}
      </p>
      {days && <p className="note">{days}</p>}
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
 * The turns as `2 0,0 3`: days since the turn before, or `from`, and place of the card. So they repeat week by week, and
 * compress well.
 */
function turnTexts(turns: readonly Turn[], cards: readonly MeetingCard[], from: string): string {
  const places = new Map(cards.map(({ id }, place) => [id, place]));
  const dates = [from, ...turns.map(({ date }) => date)];
  return turns
    .map(({ id, date }, index) => `${daysBetween(dates[index] ?? from, date)} ${places.get(id)}`)
    .join();
}

/** Hours of a turn: start, end, and days from the start to the day of the end. */
const turnHours = ({ date, from, to }: Turn): string =>
  `${from.slice(11)} ${to.slice(11)} ${daysBetween(date, to.slice(0, 10))}`;

/** In the anchor of a weekly rehearsal, in place of its date. */
const DATE = 'data';

const MONTHS = Array.from({ length: 12 }, (_, month) => de(monthName(month + 1)));

/** A page that stays open follows the clock. No visit is before the build, whatever the clock of the device. */
const choose = `(() => {
const section = document.currentScript.previousElementSibling;
const [weekly, ...cards] = section.children;
const over = cards.pop();
const { turns, built } = section.dataset;
const words = ${JSON.stringify(NEARNESS_WORDS)}, weekdays = ${JSON.stringify(WEEKDAYS)}, months = ${JSON.stringify(MONTHS)};
const later = (date, days) => new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10);
const show = () => {
${DECLARE_NOW}
const moment = now > built ? now : built;
const today = moment.slice(0, 10);
let date = built;
let shown = over;
let text;
for (const turn of turns ? turns.split(',') : []) {
const [gap, place] = turn.split(' ');
date = later(date, gap);
const [start, end, days] = cards[place].dataset.hours.split(' ');
if (later(date, days) + ' ' + end <= moment) continue;
shown = cards[place];
const name = weekdays[new Date(date).getUTCDay()] + ' ' + Number(date.slice(8)) + ' ' + months[date.slice(5, 7) - 1];
text = date + ' ' + start <= moment ? words.now : date === today ? words.today + ', ' + name : date === later(today, 1) ? words.tomorrow + ', ' + name : name;
break;
}
for (const card of [weekly, ...cards, over]) card.dataset.shown = card === shown;
if (!text) return;
shown.querySelector('[data-meeting-day]').textContent = text[0].toUpperCase() + text.slice(1);
const link = shown.querySelector('[data-meeting-link]');
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
        className={styles.box}
        data-turns={turnTexts(turns, cards, from)}
        data-built={from}
      >
        <div
          className={styles.card}
          data-meeting="weekly"
          data-shown={isShown('weekly')}
          suppressHydrationWarning
        >
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
        {cards.map((card) => (
          <Card key={card.id} {...card} only={only} />
        ))}
        <div
          className={styles.card}
          data-meeting="over"
          data-shown={isShown('over')}
          suppressHydrationWarning
        >
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
