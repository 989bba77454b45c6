import type { ReactNode } from 'react';
import { DECLARE_TODAY } from '@/lib/dates/madrid';
import { InlineScript } from './inline-script';

/** The same for every day, so that the policy of a page has one hash for all. */
const showAfterDay = `(() => {
${DECLARE_TODAY}
const part = document.currentScript.previousElementSibling;
if (today > part.dataset.afterDay) part.hidden = false;
})()`;

type AfterDayProps = {
  /** Last day on which the content is hidden. */
  day: string;
  /** Date of the build. */
  built: string;
  children: ReactNode;
};

/**
 * Content that is true only once a day has passed in Madrid. An inline script shows it before first paint, because the
 * page may be older than the visit. Without scripts, the date of the build decides.
 */
export function AfterDay({ day, built, children }: AfterDayProps) {
  return (
    <>
      <div data-after-day={day} hidden={built <= day} suppressHydrationWarning>
        {children}
      </div>
      <InlineScript code={showAfterDay} />
    </>
  );
}
