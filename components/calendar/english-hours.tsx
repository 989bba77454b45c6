import { PastNotice } from '@/components/shared/past-notice';
import { ShownItems } from '@/components/ui/shown-between';
import { Prose } from '@/components/ui/text/prose';
import { hoursText } from '@/content/interface/calendar';
import { ENGLISH, englishDay } from '@/content/interface/english';
import { type Course, courseName, endOf } from '@/lib/calendar/course';
import { courseFrom, rehearsalsFrom, withoutRehearsal } from '@/lib/calendar/next-meeting';
import { addDays } from '@/lib/dates/days';
import styles from './rehearsal-times.module.css';

/** How many rehearsals a visitor sees, and for how many a page is good that is not built again. */
const [SHOWN, LISTED] = [3, 12];

/** Weekly hours, next rehearsals and pauses in English. `built`: date of the build. */
export function EnglishHours({ course, built }: { course: Course; built: string }) {
  const next = rehearsalsFrom(course, built).slice(0, LISTED);
  const rehearsals = next.map((meeting, index) => {
    const before = next[index - SHOWN];
    return {
      id: `${meeting.id} ${meeting.date}`,
      ...(before && { from: endOf(before) }),
      until: endOf(meeting),
      content: (
        <>
          {englishDay(meeting.date)}, {meeting.start && hoursText(meeting.start, meeting.end)}:{' '}
          <span lang="ca">{meeting.place}</span>
        </>
      ),
    };
  });
  const pauses = withoutRehearsal(courseFrom(course, built)).map(({ from, to, reason }) => ({
    id: from,
    until: addDays(to, 1),
    content: (
      <>
        {englishDay(from)}
        {to > from && ` to ${englishDay(to)}`}: <span lang="ca">{reason}</span>
      </>
    ),
  }));
  const lists = [
    { label: ENGLISH.next, items: rehearsals },
    { label: ENGLISH.pauses, items: pauses },
  ];
  return (
    <Prose paragraphs={[]}>
      <PastNotice
        day={course.season.to}
        built={built}
        text={ENGLISH.past(courseName(course.season))}
        ask={ENGLISH.ask}
      />
      <p>{ENGLISH.weekly}</p>
      <ul>
        {course.rehearsals.map(({ id, weekday, from, to, place }) => (
          <li key={id}>
            {ENGLISH.weekdays[weekday]}, {hoursText(from, to)}:{' '}
            <span lang="ca">
              {place.name}, {place.address}
            </span>
          </li>
        ))}
      </ul>
      {lists.map((list) => (
        <ShownItems
          key={list.label}
          built={built}
          {...list}
          title={<h3>{list.label}</h3>}
          className={`stack gap-2 ${styles.special}`}
        />
      ))}
    </Prose>
  );
}
