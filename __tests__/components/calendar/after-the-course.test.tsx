import { screen, within } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { renderHtml } from '@/__tests__/builders/inline-scripts';
import { CalendarSubscription } from '@/components/calendar/calendar-subscription';
import { EnglishWelcome } from '@/components/calendar/english-welcome';
import { RehearsalTimes } from '@/components/calendar/rehearsal-times';
import { rehearsalSeason } from '@/content/calendar/season';
import { pastRehearsals, REHEARSAL_TEXTS } from '@/content/interface/calendar';
import { ENGLISH } from '@/content/interface/english';
import { courseName } from '@/lib/calendar/course';
import { addDays } from '@/lib/dates/days';

const { to } = rehearsalSeason;
const name = courseName(rehearsalSeason);

describe.each([
  [
    'the hours of the rehearsals',
    (built: string) => <RehearsalTimes built={built} />,
    { text: pastRehearsals(rehearsalSeason), ask: REHEARSAL_TEXTS.ask },
  ],
  [
    'the welcome in English',
    (built: string) => <EnglishWelcome built={built} />,
    { text: ENGLISH.past(name), ask: ENGLISH.ask },
  ],
])('%s', (_, element, { text, ask }) => {
  test('say nothing on the last day of the course', () => {
    renderHtml(element(to));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('link', { name: ask })).toBeNull();
  });

  test('say from the next day on that it is over, and lead to the club', async () => {
    const { container } = renderHtml(element(addDays(to, 1)));
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(text);
    expect(within(notice).getByRole('link', { name: ask })).toHaveAttribute('href', '/contactar/');
    const [hours] = screen.getAllByRole('list');
    expect(notice.compareDocumentPosition(hours as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect((await axe(container)).violations).toEqual([]);
  });
});

test('the calendar of the rehearsals names its course, since it may be read after it', () => {
  const { container } = renderHtml(<CalendarSubscription />);
  expect(container).toHaveTextContent(`curs ${name}`);
});
