import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DocumentView } from '@/components/documents/document-view';
import { documents } from '@/content/documents/documents';
import { documentPages } from '@/content/documents/pages';
import { numberDocument } from '@/lib/documents/numbering';
import { plainLines } from '@/lib/documents/plain-lines';

const normal = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(documents.map((document) => [document.id, document] as const))('%s', (id, document) => {
  const view = <DocumentView document={document} page={documentPages[id]} />;

  it('holds every line of the document, in order', () => {
    render(view);
    const text = normal(screen.getByRole('article').textContent ?? '').replaceAll(' ', '');
    let from = 0;
    for (const line of plainLines(numberDocument(document))) {
      const at = text.indexOf(normal(line).replaceAll(' ', ''), from);
      expect(at).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });

  it('has a table of contents whose every entry leads to a part of the text', () => {
    const { container } = render(view);
    const contents = screen.getByRole('navigation', { name: 'Índex del document' });
    const links = contents.querySelectorAll('a');
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('offers the PDF to download, and embedded with its fallback also without scripts', () => {
    const { unmount } = render(view);
    const link = screen.getByRole('link', { name: 'Descarrega el PDF' });
    expect(link).toHaveAttribute('href', `/uploads/${document.file}`);
    unmount();
    const [frame = ''] = /<noscript><object.*?<\/noscript>/.exec(renderToString(view)) ?? [];
    const box = globalThis.document.createElement('div');
    box.innerHTML = frame.replaceAll('noscript', 'div');
    expect(within(box).getByText(/No s'ha pogut mostrar el PDF/)).toHaveTextContent(
      "No s'ha pogut mostrar el PDF. Descarrega'l.",
    );
    expect(box.querySelector('object')).toHaveAttribute('data', `/uploads/${document.file}`);
  });
});
