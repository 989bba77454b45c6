import type { ReactNode } from 'react';
import { CalendarNotices } from '@/components/shared/calendar-notices';
import { NextMeeting } from '@/components/shared/next-meeting/next-meeting';
import { type ButtonKind, ButtonLink } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { course } from '@/content/calendar/course';
import { ENGLISH } from '@/content/interface/english';
import { notices } from '@/content/lists';
import { pages } from '@/content/pages';
import { home } from '@/content/pages/home';
import { isShown } from '@/content/shown';
import styles from './home.module.css';

const kinds: readonly ButtonKind[] = ['join', 'accent', 'quiet'];

type HeroProps = {
  picture: ReactNode;
  /** Beside the title on phones, where the picture is below the first screen. */
  small: ReactNode;
  /** Date of the build, from which the next meetings are listed. */
  built: string;
};

export function Hero({ picture, small, built }: HeroProps) {
  return (
    <section className={`stack page-width gap-6 gap-x-5 relative ${styles.hero}`} aria-labelledby="titol">
      <div className={`stack top gap-4 ${styles.words}`}>
        <h1 id="titol" className={`extrabold ${styles.title}`}>
          {home.title}
        </h1>
        <div className={`absolute ${styles.small}`} data-only="screen" aria-hidden="true">
          {small}
        </div>
        <p className={styles.lead}>{home.lead}</p>
        <NextMeeting from={built} />
        <div className="cluster gap-3">
          {home.actions
            .filter(({ link }) => isShown(link))
            .map(({ label, link }, index) => (
              <ButtonLink key={link} href={link} kind={kinds[index] ?? 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          <span className="self-center">
            <PageLink href={pages.inEnglish.path} lang={ENGLISH.lang} hrefLang={ENGLISH.lang}>
              {ENGLISH.label}
            </PageLink>
          </span>
        </div>
        <CalendarNotices course={course} notices={notices} built={built} />
      </div>
      <div className={`stack center relative self-center ${styles.picture}`}>
        <div className={`pill absolute ${styles.disc}`} />
        {picture}
      </div>
    </section>
  );
}
