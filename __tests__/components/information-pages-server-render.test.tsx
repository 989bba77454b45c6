/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { anAgendaItem } from '@/__tests__/builders/agenda';
import { AgendaCalendar } from '@/components/calendar/agenda-calendar';
import { ContactForm } from '@/components/contact/contact-form';
import { FreeBar } from '@/components/free-bar/free-bar';
import { PdfIframe } from '@/components/legal/pdf-iframe';
import { Embed } from '@/components/shared/embed/embed';
import { VideoList } from '@/components/videos/video-list';
import { CONTACT_TEXTS } from '@/content/interface/contact';
import { EMBED_TEXTS } from '@/content/interface/embeds';
import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import type { Course } from '@/lib/calendar/course';

const agenda: Course = {
  season: { from: '2026-10-01', to: '2026-10-31' },
  rehearsals: [],
  pauses: [],
  agenda: [anAgendaItem({ title: 'Castanyada' })],
};
const channel = { label: 'Tot el canal', link: 'https://canal.example' } as const;
const player = { before: 'https://r.example/', after: '', page: 'https://canal.example/' } as const;

test.each([
  ['AgendaCalendar', <AgendaCalendar key="agenda" course={agenda} />, 'Castanyada'],
  [
    'ContactForm',
    <ContactForm key="form" email="junta@colla.example" endpoint={null} subjects={[]} />,
    CONTACT_TEXTS.mail,
  ],
  ['PdfFrame', <PdfIframe key="pdf" title="Estatuts" file="/uploads/x.pdf" />, '/uploads/x.pdf'],
  ['FreeBar', <FreeBar key="bar" />, FREE_BAR_TEXTS.waiting],
  ['Embed', <Embed key="embed" kind="mapes" title="Mapa" src="https://m.example" />, EMBED_TEXTS.ask.mapes],
  [
    'VideoList',
    <VideoList key="videos" known={[]} feed="/x" channel={channel} player={player} />,
    channel.label,
  ],
])('%s can be drawn where there is no browser', (_, element, text) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toContain(text);
});
