import { PageSection } from '@/components/ui/text/page';
import { Prose, Spans } from '@/components/ui/text/prose';
import { rehearsals } from '@/content/calendar/rehearsals';
import { hoursText } from '@/content/interface/calendar';
import { ENGLISH } from '@/content/interface/english';
import { assajos } from '@/content/pages/assajos';

export function EnglishWelcome() {
  const { id, lang, title, before, hours, after } = assajos.welcome;
  return (
    <div lang={lang}>
      <PageSection id={id} title={title} titleBeside>
        <Prose paragraphs={[...before, hours]}>
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
              <Spans paragraph={paragraph} />
            </p>
          ))}
        </Prose>
      </PageSection>
    </div>
  );
}
