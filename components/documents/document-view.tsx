import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { Page } from '@/components/ui/page';
import type { DocumentPage } from '@/content/documents/pages';
import { numberDocument } from '@/lib/documents/numbering';
import { tableOfContents } from '@/lib/documents/table-of-contents';
import type { ClubDocument } from '@/lib/documents/types';
import { asset } from '@/lib/site/address';
import { Contents } from './contents';
import { DocumentText } from './document-text';
import styles from './document-view.module.css';
import { PdfFrame } from './pdf-frame';

/** A document of the club: its whole text with a table of contents, the same as a PDF, and the way to keep it. */
export function DocumentView({ document, page }: { document: ClubDocument; page: DocumentPage }) {
  const numbered = numberDocument(document);
  const pdf = asset(`/uploads/${document.file}`);
  return (
    <Page title={`${page.title} (${document.year})`} lead={page.lead}>
      <div className={styles.ways}>
        <a href={pdf} download className={styles.download}>
          <DownloadSimpleIcon aria-hidden="true" size={22} weight="bold" />
          Descarrega el PDF
        </a>
        <a href="#pdf" className={styles.jump}>
          Mira el PDF en aquesta pàgina
        </a>
      </div>
      <div className={styles.columns}>
        <Contents entries={tableOfContents(numbered)} />
        <DocumentText document={numbered} />
      </div>
      <section id="pdf" aria-labelledby="pdf-titol" className={styles.pdf}>
        <h2 id="pdf-titol">El document en PDF</h2>
        <PdfFrame title={`${page.title} (${document.year}), en PDF`} file={pdf} />
      </section>
    </Page>
  );
}
