import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aLegalDocument } from '@/__tests__/builders/legal';
import { plainLines } from '@/__tests__/builders/plain-lines';
import { LegalDocumentView } from '@/components/legal/legal-document-view';
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

  test('has a table of contents whose every entry leads to a part of the text', () => {
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
