/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { AgendaList } from '@/components/agenda/agenda-list';
import { ContactForm } from '@/components/contact/contact-form';
import { PdfFrame } from '@/components/documents/pdf-frame';
import { FreeBar } from '@/components/free-bar/free-bar';
import { Embed } from '@/components/shared/embed/embed';
import { VideoList } from '@/components/videos/video-list';
import { agendaItems } from '@/content/calendar/agenda';
import { barraLliure } from '@/content/pages/barra-lliure';
import { videos } from '@/content/pages/videos';

const { notices, drawNew, confirmationLabel, confirmationHelp } = barraLliure;
const { channel, player, states } = videos;
const form = {
  email: 'junta@colla.example',
  endpoint: null,
  subjectLabel: 'Assumpte',
  messageLabel: 'Missatge',
};

it.each([
  ['AgendaList', <AgendaList key="agenda" items={agendaItems} />, 'Diada dels Enfilats'],
  ['ContactForm', <ContactForm key="form" {...form} />, 'Assumpte'],
  ['PdfFrame', <PdfFrame key="pdf" title="Estatuts" file="/uploads/x.pdf" />, 'Descarrega'],
  ['FreeBar', <FreeBar key="bar" {...{ notices, drawNew, confirmationLabel, confirmationHelp }} />, 'codi'],
  [
    'Embed',
    <Embed key="embed" provider="mapes" title="Mapa" src="https://m.example" ask="Mostra" />,
    'Mostra',
  ],
  [
    'VideoList',
    <VideoList key="videos" known={[]} feed="/x" {...{ channel, player, states }} />,
    channel.label,
  ],
])('%s can be drawn where there is no browser', (_, element, text) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toContain(text);
});
