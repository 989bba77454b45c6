import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aDocument } from '@/__tests__/builders/documents';
import { plainLines } from '@/__tests__/builders/plain-lines';
import { DocumentView } from '@/components/documents/document-view';
import { DOCUMENT_TEXTS } from '@/content/interface/documents';
import { numberDocument } from '@/lib/documents/numbering';

const view = (
  <DocumentView document={aDocument()} page={{ title: 'Estatuts', lead: 'Les normes de la colla.' }} />
);
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe('DocumentView', () => {
  it('holds every line of the document, in order', () => {
    render(view);
    const text = withoutSpaces(screen.getByRole('article').textContent ?? '');
    let from = 0;
    for (const line of plainLines(numberDocument(aDocument()))) {
      const at = text.indexOf(withoutSpaces(line), from);
      expect(at).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });

  it('has a table of contents whose every entry leads to a part of the text', () => {
    const { container } = render(view);
    const contents = screen.getByRole('navigation', { name: DOCUMENT_TEXTS.contentsOf });
    const links = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toEqual(['#article-1', '#article-2', '#article-3', '#disposicio-1']);
    for (const link of links) expect(container.querySelector(link)).not.toBeNull();
  });

  it('offers the PDF to download, and embedded with its fallback also without scripts', () => {
    const { unmount } = render(view);
    const link = screen.getByRole('link', { name: DOCUMENT_TEXTS.download });
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
