import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { Page } from '@/components/ui/text/page';
import { DOCUMENT_TEXTS } from '@/content/interface/documents';
import { pdfAddress } from '@/lib/documents/address';
import { numberDocument } from '@/lib/documents/numbering';
import { tableOfContents } from '@/lib/documents/table-of-contents';
import type { ClubDocument, DocumentPage } from '@/lib/documents/types';
import { pdfFrameTitle } from '@/lib/documents/words';
import { asset } from '@/lib/site/address';
import { Contents } from './contents';
import { DocumentText } from './document-text';
import styles from './document-view.module.css';
import { PdfFrame } from './pdf-frame';

export function DocumentView({ document, page }: { document: ClubDocument; page: DocumentPage }) {
  const numbered = numberDocument(document);
  const pdf = asset(pdfAddress(document));
  return (
    <Page title={`${page.title} (${document.year})`} lead={page.lead}>
      <div className={styles.ways}>
        <a href={pdf} download className={styles.download}>
          <DownloadSimpleIcon aria-hidden="true" size={22} weight="bold" />
          {DOCUMENT_TEXTS.download}
        </a>
        <a href="#pdf" className={styles.jump}>
          {DOCUMENT_TEXTS.toPdf}
        </a>
      </div>
      <div className={styles.columns}>
        <Contents entries={tableOfContents(numbered)} />
        <DocumentText document={numbered} />
      </div>
      <section id="pdf" aria-labelledby="pdf-titol" className={styles.pdf}>
        <h2 id="pdf-titol">{DOCUMENT_TEXTS.pdf}</h2>
        <PdfFrame title={pdfFrameTitle(page.title, document.year)} file={pdf} />
      </section>
    </Page>
  );
}
