/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { aCopy, anOverview, aRanking } from '@/__tests__/builders/results';
import { OnThisDay } from '@/components/home/on-this-day';
import { RandomQuotes } from '@/components/home/random-quotes';
import { DialogSample } from '@/components/palette/dialog-sample';
import { DiadesList } from '@/components/results/list/diades-list';
import { Ranking } from '@/components/results/ranking/ranking';
import { HistoricalSummary } from '@/components/results/summary/historical-summary';
import { CopyEmail } from '@/components/site/footer/copy-email';
import { SiteMenu } from '@/components/site/menu/site-menu';
import { Slideshow } from '@/components/towers/slideshow';
import { Failure } from '@/components/ui/failure';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { PALETTE_TEXTS } from '@/content/interface/palette';

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
  ['Ranking', <Ranking key="ranking" snapshot={aRanking} copy={aCopy} pages={[]} />, 'Sant Jordi'],
  [
    'HistoricalSummary',
    <HistoricalSummary key="summary" snapshot={anOverview} copy={aCopy} pages={[]} />,
    'Gamma alta de 7',
  ],
  [
    'DiadesList',
    <DiadesList key="list" choices={{ towns: ['Vic'], codes: [] }} copy={aCopy} pages={[]} />,
    'Filtra',
  ],
  ['DialogSample', <DialogSample key="dialog" />, PALETTE_TEXTS.dialog.open],
  ['Failure', <Failure key="failure" onRetry={() => {}} />, FAILURE_TEXTS.retry],
])('%s can be drawn where there is no browser', (_, element, text) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toContain(text);
});
