/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { aLevel as aCrossword } from '@/__tests__/builders/crossword';
import { CARDS, HUB_CARDS } from '@/__tests__/builders/games';
import { anAgendaItem } from '@/__tests__/builders/meetings';
import { anOverview, aRanking, aSnapshot } from '@/__tests__/builders/results';
import { aLevel as aWordSearch } from '@/__tests__/builders/word-search';
import { AgendaCalendar } from '@/components/calendar/agenda-calendar';
import { ContactForm } from '@/components/contact/contact-form';
import { FreeBar } from '@/components/free-bar/free-bar';
import { Crossword } from '@/components/games/crossword/crossword';
import { Hangman } from '@/components/games/hangman/hangman';
import { GamesHub } from '@/components/games/hub/games-hub';
import { LevelList } from '@/components/games/levels/level-list';
import { Memory } from '@/components/games/memory/memory';
import { WordSearch } from '@/components/games/word-search/word-search';
import { OnThisDay } from '@/components/home/on-this-day';
import { RandomQuotes } from '@/components/home/random-quotes';
import { PdfIframe } from '@/components/legal/pdf-iframe';
import { DialogSample } from '@/components/palette/dialog-sample';
import { DiadesList } from '@/components/results/list/diades-list';
import { Ranking } from '@/components/results/ranking/ranking';
import { HistoricalSummary } from '@/components/results/summary/historical-summary';
import { Embed } from '@/components/shared/embed/embed';
import { CopyEmail } from '@/components/site/footer/copy-email';
import { SiteMenu } from '@/components/site/menu/site-menu';
import { Slideshow } from '@/components/towers/slideshow';
import { Failure } from '@/components/ui/failure';
import { VideoList } from '@/components/videos/video-list';
import { CONTACT_TEXTS } from '@/content/interface/contact';
import { EMBED_TEXTS } from '@/content/interface/embeds';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import { PALETTE_TEXTS } from '@/content/interface/palette';
import type { Course } from '@/lib/calendar/course';
import { samePairs } from '@/lib/games/memory/pairs';

const anniversary = {
  date: '2010-11-14',
  reason: 'Aniversari',
  town: 'Vic',
  towers: '3d7',
  names: 'tres de set',
};

const navigation = {
  groups: [
    {
      label: 'Castellers',
      columns: [{ title: 'La colla', links: [{ label: 'Qui som', href: '/qui-som' }] }],
    },
  ],
  links: [],
  join: { label: 'Vine', href: '/assajos' },
};
const slides = [{ id: 'a', caption: 'Alçat', picture: 'imatge' }];

// Each of these is written into the HTML while the site is built, where there is no window, document or storage.
test.each([
  ['SiteMenu', <SiteMenu key="menu" navigation={navigation} />, 'Castellers'],
  ['CopyEmail', <CopyEmail key="copy" email="junta@colla.example" />, 'junta@colla.example'],
  ['Slideshow', <Slideshow key="slides" label="Imatges" slides={slides} />, 'Alçat'],
  ['RandomQuotes', <RandomQuotes key="quotes" groups={[[{ quote: 'Amunt', author: 'Perol' }]]} />, 'Amunt'],
  [
    'OnThisDay',
    <OnThisDay key="day" initial={{ distance: 0, diades: [anniversary] }} built="2026-11-14" listPath="/" />,
    '14 de novembre',
  ],
  [
    'Ranking',
    <Ranking key="ranking" snapshot={aRanking} snapshotFacts={aSnapshot} pages={[]} />,
    'Sant Jordi',
  ],
  [
    'HistoricalSummary',
    <HistoricalSummary key="summary" snapshot={anOverview} snapshotFacts={aSnapshot} pages={[]} />,
    'Gamma alta de 7',
  ],
  [
    'DiadesList',
    <DiadesList key="list" choices={{ towns: ['Vic'], codes: [] }} snapshotFacts={aSnapshot} pages={[]} />,
    'Filtra',
  ],
  ['DialogSample', <DialogSample key="dialog" />, PALETTE_TEXTS.dialog.open],
  ['Failure', <Failure key="failure" onRetry={() => {}} />, FAILURE_TEXTS.retry],
])('%s can be drawn where there is no browser', (_, element, text) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toContain(text);
});

// These are prerendered, without window, document or storage.
test.each([
  ['GamesHub', <GamesHub key="hub" cards={HUB_CARDS} />, '0 de 3 nivells'],
  ['LevelList', <LevelList key="list" game="mots" path="/mots-encreuats" names={['Un']} />, 'per completar'],
  ['WordSearch', <WordSearch key="sopa" level={aWordSearch} index={0} />, 'Fila 5, columna 5'],
  ['Crossword', <Crossword key="mots" level={aCrossword} index={0} />, 'Horitzontals'],
  [
    'Hangman',
    <Hangman key="penjat" phrase="faixa" note={{ clue: '', meaning: '' }} index={0} castell={null} />,
    'Paraula de 5 lletres',
  ],
  ['Memory', <Memory key="memory" pairs={samePairs(CARDS)} back="/revers.svg" />, 'Carta 6, tapada'],
])('%s renders on the server', (_, element, text) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toContain(text);
});

const agenda: Course = {
  season: { from: '2026-10-01', to: '2026-10-31' },
  rehearsals: [],
  pauses: [],
  agenda: [anAgendaItem({ title: 'Castanyada' })],
};
const channel = { label: 'Tot el canal', link: 'https://canal.example' } as const;
const player = { before: 'https://r.example/', after: '', page: 'https://canal.example/' } as const;

test.each([
  ['AgendaCalendar', <AgendaCalendar key="agenda" course={agenda} built="2026-10-01" />, 'Castanyada'],
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
