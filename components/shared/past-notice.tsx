import { AfterDay } from '@/components/ui/after-day';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { pages } from '@/content/pages';

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
    <AfterDay day={day} built={built}>
      <Notice kind="warning">
        <p>
          {text} <PageLink href={pages.contact.path}>{ask}</PageLink>.
        </p>
      </Notice>
    </AfterDay>
  );
}
