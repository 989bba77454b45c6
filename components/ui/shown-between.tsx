import type { ReactNode } from 'react';
import { DECLARE_NOW } from '@/lib/dates/madrid';
import { InlineScript } from './inline-script';

/** The same for every moment, so that the policy of a page has one hash for all. */
const decide = `(() => {
${DECLARE_NOW}
const part = document.currentScript.previousElementSibling;
const { from, until, built } = part.dataset;
const moment = now > built ? now : built;
part.hidden = moment < from || moment >= until;
})()`;

/** After every moment. */
const NEVER = '~';

type ShownBetweenProps = {
  /** First day, or moment as `2026-11-26 13:00`, on which the content is shown. */
  from?: string;
  /** First day or moment on which it no longer is. */
  until?: string;
  /** Date of the build. */
  built: string;
  /** In a list: `li`. */
  as?: 'div' | 'li';
  children: ReactNode;
};

/**
 * Content that is true between two moments of Madrid. An inline script decides before first paint, because the page may be older
 * than the visit. No visit is before the build, whatever the clock of the device. Without scripts, the date of the build decides.
 */
export function ShownBetween({
  from = '',
  until = NEVER,
  built,
  as: Part = 'div',
  children,
}: ShownBetweenProps) {
  return (
    <>
      <Part
        data-from={from}
        data-until={until}
        data-built={built}
        hidden={built < from || built >= until}
        suppressHydrationWarning
      >
        {children}
      </Part>
      <InlineScript code={decide} />
    </>
  );
}
