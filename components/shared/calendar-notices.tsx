import { PageLink } from '@/components/ui/page-link';
import { ShownItems } from '@/components/ui/shown-between';
import {
  changeNews,
  meetingName,
  noRehearsalText,
  occasionText,
  REHEARSAL_TEXTS,
} from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { type Course, endOf, isCancelled, type Notice } from '@/lib/calendar/course';
import { courseFrom, meetingPlan, withoutRehearsal } from '@/lib/calendar/next-meeting';
import { changesOf, type Meeting } from '@/lib/calendar/rehearsal-days';
import { addDays } from '@/lib/dates/days';
import { capitalised } from '@/lib/text/catalan';
import styles from './calendar-notices.module.css';

/** A change is told in the week that ends with its announced day. */
const DAYS_AHEAD = 6;

/** The name of a rehearsal is left out where it is said that it is cancelled. */
function Change({ meeting }: { meeting: Meeting }) {
  const { id, title, announced = meeting } = meeting;
  return (
    <>
      <PageLink href={`${pages.agenda.path}#${id}`}>{capitalised(occasionText(announced))}</PageLink>:{' '}
      {(title || !isCancelled(meeting)) && `${meetingName(meeting)}. `}
      {changeNews(meeting)}
    </>
  );
}

type CalendarNoticesProps = {
  course: Course;
  notices: readonly Notice[];
  /** Date of the build. */
  built: string;
  /** Changes of rehearsals, however far ahead, and the week's days without. Otherwise all changes of the week. */
  only?: 'assaig';
};

/**
 * The club's notices of these days, and what is cancelled or moved, until its announced hours are over. Not what the card of the
 * next meeting says.
 */
export function CalendarNotices({ course, notices, built, only }: CalendarNoticesProps) {
  const rest = courseFrom(course, built);
  const changes = changesOf(rest).filter(({ kind }) => !only || kind === only);
  const pauses = only ? withoutRehearsal(rest) : [];
  const plan = meetingPlan(rest, only);
  /** While the meeting is the next one. */
  const onCard = (id: string) => {
    const place = plan.findIndex((turn) => turn.id === id);
    const [before = ''] = plan
      .slice(0, Math.max(place, 0))
      .map(({ to }) => to)
      .sort()
      .reverse();
    return plan[place] && `${before},${plan[place].to}`;
  };
  const current = notices.filter(({ until }) => until >= built);
  const lines = [
    ...current.map(({ from, until, text }) => ({ id: text, content: text, from, until: addDays(until, 1) })),
    ...pauses.map((pause) => ({
      id: `sense-assaig-${pause.from}`,
      content: noRehearsalText(pause),
      from: addDays(pause.from, -DAYS_AHEAD),
      until: addDays(pause.to, 1),
    })),
    ...changes.map((meeting) => {
      const { id, announced = meeting } = meeting;
      return {
        id,
        content: <Change meeting={meeting} />,
        from: only ? '' : addDays(announced.date, -DAYS_AHEAD),
        until: endOf(announced),
        told: onCard(id),
      };
    }),
  ];
  return <ShownItems built={built} items={lines} label={REHEARSAL_TEXTS.notices} className={styles.lines} />;
}
