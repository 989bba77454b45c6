import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { ShownBetween } from '@/components/ui/shown-between';
import { pages } from '@/content/pages';
import { addDays } from '@/lib/dates/days';

type PastNoticeProps = {
  /** Last day of what the notice is about. */
  day: string;
  /** Date of the build. */
  built: string;
  text: string;
  /** Link to the contact page. */
  ask: string;
};

/** After the day, says that what the page shows is past, and links to the contact page. */
export function PastNotice({ day, built, text, ask }: PastNoticeProps) {
  return (
    <ShownBetween from={addDays(day, 1)} built={built}>
      <Notice kind="warning">
        <p>
          {text} <PageLink href={pages.contact.path}>{ask}</PageLink>.
        </p>
      </Notice>
    </ShownBetween>
  );
}
