import { PastNotice } from '@/components/shared/past-notice';
import { Fold } from '@/components/ui/text/fold';
import { Prose, Spans } from '@/components/ui/text/prose';
import { rehearsals } from '@/content/calendar/rehearsals';
import { rehearsalSeason } from '@/content/calendar/season';
import { hoursText } from '@/content/interface/calendar';
import { ENGLISH } from '@/content/interface/english';
import { assajos } from '@/content/pages/assajos';
import { courseName } from '@/lib/calendar/course';

/** `built`: date of the build. */
export function EnglishWelcome({ built }: { built: string }) {
  const { id, lang, title, before, hours, after } = assajos.welcome;
  return (
    <Fold id={id} title={title} level={2} lang={lang}>
      <Prose paragraphs={before}>
        <PastNotice
          day={rehearsalSeason.to}
          built={built}
          text={ENGLISH.past(courseName(rehearsalSeason))}
          ask={ENGLISH.ask}
        />
        <p>{hours}</p>
        <ul>
          {rehearsals.map(({ id: key, weekday, from, to, place }) => (
            <li key={key}>
              {ENGLISH.weekdays[weekday]}, {hoursText(from, to)}:{' '}
              <span lang="ca">
                {place.name}, {place.address}
              </span>
            </li>
          ))}
        </ul>
        {after.map((paragraph) => (
          <p key={JSON.stringify(paragraph)}>
            <Spans text={paragraph} />
          </p>
        ))}
      </Prose>
    </Fold>
  );
}
