import { Loading } from '@/components/ui/loading';
import { LEGAL_TEXTS } from '@/content/interface/legal';
import styles from './legal-document-view.module.css';

type PdfIframeProps = { title: string; file: string };

function Fallback({ file }: { file: string }) {
  return (
    <p className={`text-center ${styles.fallback}`}>
      {LEGAL_TEXTS.noViewer} <a href={file}>{LEGAL_TEXTS.downloadInstead}</a>.
    </p>
  );
}

/**
 * Loaded near the viewport, since most readers only read the text above. Without a PDF viewer, shows a download link.
 */
export function PdfIframe({ title, file }: PdfIframeProps) {
  return (
    <div
      className={`stack center round-m sunken lined relative clip ${styles.frame}`}
      data-pdf={file}
      data-pdf-title={title}
    >
      <div data-pdf-loading>
        <Loading>{LEGAL_TEXTS.opening}</Loading>
      </div>
      <div className={`contents ${styles.place}`} data-pdf-place />
      <div hidden data-pdf-fallback>
        <Fallback file={file} />
      </div>
      <noscript>
        <object data={file} type="application/pdf" aria-label={title} className={styles.object}>
          <Fallback file={file} />
        </object>
      </noscript>
    </div>
  );
}
