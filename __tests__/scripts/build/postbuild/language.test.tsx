import { getByText } from '@testing-library/react';
import { parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { anExportedPage } from '@/__tests__/builders/exported-page';
import { pageMetadata } from '@/app/metadata';
import { SiteLayout } from '@/components/site/site-layout';
import { SkipLink } from '@/components/site/skip-link';
import { LAYOUT_IN_ENGLISH } from '@/content/interface/english';
import type { PageEntry } from '@/lib/site/pages';
import { setLanguage, writePage } from '@/scripts/build/postbuild/exported-page';

const entry: PageEntry = { path: '/join-us', section: 'Join us', description: 'How to join.', lang: 'en' };

const body = renderToStaticMarkup(
  <>
    <SkipLink />
    <SiteLayout>
      <h1>Join us</h1>
    </SiteLayout>
  </>,
);

function inEnglish(): Document {
  const page = parse(anExportedPage({ body }));
  setLanguage(page, 'en', LAYOUT_IN_ENGLISH);
  return new DOMParser().parseFromString(writePage(page), 'text/html');
}

const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');

describe('a page in English', () => {
  const html = inEnglish();

  test('has `lang`, and its messages are in English', () => {
    expect(html.documentElement.lang).toBe('en');
    expect(langOf(html.querySelector('h1'))).toBe('en');
  });

  test('has the messages of header and footer in English', () => {
    for (const text of ['Skip to the content', 'Menu', 'Our universities', 'the e-mail address', 'Licences'])
      expect([text, langOf(getByText(html.body, text))]).toEqual([text, 'en']);
    expect(langOf(html.querySelector('nav[aria-label="Main"]'))).toBe('en');
    for (const message of LAYOUT_IN_ENGLISH.keys()) expect(html.body.innerHTML).not.toContain(`>${message}<`);
  });

  test('has the names of the pages in Catalan, with `lang`', () => {
    const links = [...html.querySelectorAll('[data-menu-link], footer nav a')];
    expect(links).not.toHaveLength(0);
    for (const link of links) expect([link.textContent, langOf(link)]).toEqual([link.textContent, 'ca']);
  });

  test('has its language in its social cards, as a page in Catalan', () => {
    expect(pageMetadata(entry).openGraph).toMatchObject({ locale: 'en_GB' });
    expect(pageMetadata({ ...entry, lang: undefined }).openGraph).toMatchObject({ locale: 'ca_ES' });
  });
});
