import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { anAgendaItem } from '@/__tests__/builders/meetings';
import { agenda } from '@/components/calendar/agenda.enhancement';
import { AgendaCalendar } from '@/components/calendar/agenda-calendar';
import { CalendarAddress, SubscribeLink } from '@/components/calendar/calendar-subscription';
import { ownHost } from '@/components/calendar/calendar-subscription.enhancement';
import { NextMeeting } from '@/components/home/next-meeting';
import { nextMeetingEnhancement } from '@/components/home/next-meeting.enhancement';
import { OnThisDay } from '@/components/home/on-this-day';
import { onThisDay } from '@/components/home/on-this-day.enhancement';
import { RandomQuotes } from '@/components/home/random-quotes';
import { randomQuotes } from '@/components/home/random-quotes.enhancement';
import { Embed } from '@/components/shared/embed/embed';
import { embeds } from '@/components/shared/embed/embed.enhancement';
import { setAgreed } from '@/components/shared/embed/stored-consent';
import { SiteMenu } from '@/components/site/menu/site-menu';
import { siteMenu } from '@/components/site/menu/site-menu.enhancement';
import type { Course } from '@/lib/calendar/course';

const past: Course = {
  season: { from: '2026-01-01', to: '2026-02-28' },
  rehearsals: [],
  pauses: [],
  agenda: ['2026-01-10', '2026-02-01'].map((date) => anAgendaItem({ id: `dia-${date}`, date })),
};
const anniversary = {
  date: '2010-11-14',
  reason: 'Aniversari',
  town: 'Vic',
  towers: '3d7',
  names: 'tres de set',
};
const quotes = ['Amunt', 'Avall'].map((quote) => ({ quote, author: 'Perol' }));

beforeEach(() => {
  // Without a zone: anniversaries follow the clock of the visitor.
  jest.useFakeTimers({ now: new Date('2026-11-14T12:00:00'), doNotFake: ['setTimeout', 'setInterval'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  setAgreed('mapes mapes.example', true);
});

// While one develops, and on pages of interactive pages, the script of enhancements is there before React is.
test.each([
  ['AgendaCalendar', agenda, <AgendaCalendar key="agenda" course={past} built="2026-02-01" />],
  ['NextMeeting', nextMeetingEnhancement, <NextMeeting key="meeting" from="" />],
  [
    'OnThisDay',
    onThisDay,
    <OnThisDay key="day" initial={{ distance: 0, diades: [anniversary] }} built="2026-11-14" listPath="/l" />,
  ],
  ['RandomQuotes', randomQuotes, <RandomQuotes key="quotes" groups={[quotes]} />],
  [
    'the address of the calendar',
    ownHost,
    <p key="calendar">
      <SubscribeLink file="/assajos.ics">Subscriu-t'hi</SubscribeLink>
      <CalendarAddress file="/assajos.ics" />
    </p>,
  ],
  [
    'Embed',
    embeds,
    <Embed
      key="embed"
      kind="mapes"
      title="Mapa"
      src="https://mapes.example/"
      link="https://mapes.example/m"
    />,
  ],
  [
    'SiteMenu',
    siteMenu,
    <SiteMenu key="menu" navigation={{ groups: [], links: [], join: { label: 'Vine', href: '/' } }} />,
  ],
])(
  '%s keeps the changes of its enhancement, and hydrates without errors',
  async (_, enhancement, element) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const box = document.createElement('div');
    box.innerHTML = renderToString(element);
    document.body.replaceChildren(box);
    const sent = box.innerHTML;
    enhancement.start();
    const left = box.innerHTML;
    expect(left).not.toBe(sent);
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(box, element, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    expect(box.innerHTML).toBe(left);
    act(() => root.unmount());
  },
);
