import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { ShownBetween } from '@/components/ui/shown-between';
import { changeNews, occasionText } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { type Notice as ClubNotice, type Course, endOf } from '@/lib/calendar/course';
import { courseFrom } from '@/lib/calendar/next-meeting';
import { changesOf, type Meeting } from '@/lib/calendar/rehearsal-days';
import { addDays } from '@/lib/dates/days';
import { capitalised } from '@/lib/text/catalan';

/** A change is told in the week that ends with its announced day. */
const DAYS_AHEAD = 6;

function ChangeNotice({ meeting }: { meeting: Meeting }) {
  const { id, announced = meeting } = meeting;
  return (
    <Notice kind="warning">
      <p>
        <PageLink href={`${pages.agenda.path}#${id}`}>{capitalised(occasionText(announced))}</PageLink>:{' '}
        {changeNews(meeting)}
      </p>
    </Notice>
  );
}

type CalendarNoticesProps = {
  course: Course;
  notices: readonly ClubNotice[];
  /** Date of the build. */
  built: string;
  /** Of rehearsals, however far ahead. Otherwise all changes of the week. */
  only?: 'assaig';
};

/** The club's notices of these days, and what is cancelled or moved, until its announced hours are over. */
export function CalendarNotices({ course, notices, built, only }: CalendarNoticesProps) {
  const changes = changesOf(courseFrom(course, built)).filter(({ kind }) => !only || kind === only);
  return (
    <>
      {notices
        .filter(({ until }) => until >= built)
        .map(({ from, until, text }) => (
          <ShownBetween key={text} from={from} until={addDays(until, 1)} built={built}>
            <Notice>
              <p>{text}</p>
            </Notice>
          </ShownBetween>
        ))}
      {changes.map((meeting) => {
        const { id, announced = meeting } = meeting;
        const from = only ? undefined : addDays(announced.date, -DAYS_AHEAD);
        return (
          <ShownBetween key={id} from={from} until={endOf(announced)} built={built}>
            <ChangeNotice meeting={meeting} />
          </ShownBetween>
        );
      })}
    </>
  );
}
