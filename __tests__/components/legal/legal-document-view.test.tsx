import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { standInForNearness } from '@/__tests__/builders/browser';
import { renderWith } from '@/__tests__/builders/drawn';
import { aLegalDocument, plainLines } from '@/__tests__/builders/legal';
import { LegalDocumentView } from '@/components/legal/legal-document-view';
import { PdfIframe } from '@/components/legal/pdf-iframe';
import { pdfIframes } from '@/components/legal/pdf-iframe.enhancement';
import { LEGAL_TEXTS } from '@/content/interface/legal';
import { numberDocument } from '@/lib/legal/numbering';

const view = (
  <LegalDocumentView
    document={aLegalDocument()}
    page={{ title: 'Estatuts', lead: 'Les normes de la colla.' }}
  />
);
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe('DocumentView', () => {
  test('holds every line of the document, in order', () => {
    render(view);
    const text = withoutSpaces(screen.getByRole('article').textContent ?? '');
    let from = 0;
    for (const line of plainLines(numberDocument(aLegalDocument()))) {
      const at = text.indexOf(withoutSpaces(line), from);
      expect(at).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });

  test('every entry of the table of contents links to a heading', () => {
    const { container } = render(view);
    const contents = screen.getByRole('navigation', { name: LEGAL_TEXTS.contentsOf });
    const links = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toEqual(['#article-1', '#article-2', '#article-3', '#disposicio-1']);
    for (const link of links) expect(container.querySelector(link)).not.toBeNull();
  });

  test('offers the PDF to download, and embedded with its fallback also without scripts', () => {
    const { unmount } = render(view);
    const link = screen.getByRole('link', { name: LEGAL_TEXTS.download });
    expect(link).toHaveAttribute('href', '/uploads/estatuts-2024.pdf');
    unmount();
    const [frame = ''] = /<noscript><object.*?<\/noscript>/.exec(renderToString(view)) ?? [];
    const box = document.createElement('div');
    box.innerHTML = frame.replaceAll('noscript', 'div');
    expect(within(box).getByText(/No s'ha pogut mostrar el PDF/)).toHaveTextContent(
      "No s'ha pogut mostrar el PDF. Descarrega'l.",
    );
    expect(box.querySelector('object')).toHaveAttribute('data', '/uploads/estatuts-2024.pdf');
  });
});

test('a PDF is loaded near the viewport, with a link if there is no viewer', async () => {
  const bringNear = standInForNearness();
  const { container } = await renderWith(
    pdfIframes,
    <PdfIframe title="Estatuts" file="/uploads/estatuts.pdf" />,
  );
  expect(container.querySelector('object')).toBeNull();
  expect(container).toHaveTextContent(LEGAL_TEXTS.opening);

  bringNear();
  bringNear();
  const viewers = container.querySelectorAll('object');
  expect(viewers).toHaveLength(1);
  expect(viewers[0]).toHaveAttribute('data', '/uploads/estatuts.pdf');
  expect(viewers[0]).toHaveAttribute('type', 'application/pdf');
  expect(viewers[0]).toHaveAccessibleName('Estatuts');
  expect(container).not.toHaveTextContent(LEGAL_TEXTS.opening);
  const link = viewers[0]?.querySelector('a');
  expect(link).toHaveAttribute('href', '/uploads/estatuts.pdf');
});
