/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { RandomQuotes } from '@/components/home/random-quotes';
import { DialogSample } from '@/components/palette/dialog-sample';
import { CopyEmail } from '@/components/site/copy-email';
import { Failure } from '@/components/site/failure';
import { SiteMenu } from '@/components/site/site-menu';
import { Slideshow } from '@/components/ui/slideshow';
import { navigation } from '@/content/navigation';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const slides = [{ id: 'a', caption: 'Alçat', picture: 'imatge' }];

// Each of these is written into the HTML while the site is built, where there is no window, document or storage.
it.each([
  ['SiteMenu', <SiteMenu key="menu" navigation={navigation} />, 'Castellers'],
  ['CopyEmail', <CopyEmail key="copy" email="junta@colla.example" />, 'junta@colla.example'],
  ['Slideshow', <Slideshow key="slides" label="Imatges" slides={slides} />, 'Alçat'],
  ['RandomQuotes', <RandomQuotes key="quotes" groups={[[{ quote: 'Amunt', author: 'Perol' }]]} />, 'Amunt'],
  ['DialogSample', <DialogSample key="dialog" />, 'Obre un diàleg'],
  ['Failure', <Failure key="failure" onRetry={() => {}} />, 'Torna-ho a provar'],
])('%s can be drawn where there is no browser', (_, element, text) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toContain(text);
});
