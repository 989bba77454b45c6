import { BehaviourPlace } from '@/components/ui/behaviour-place';
import { Loading } from '@/components/ui/loading';
import { DOCUMENT_TEXTS } from '@/content/interface/documents';
import styles from './pdf-frame.module.css';

type PdfFrameProps = { title: string; file: string };

function Fallback({ file }: { file: string }) {
  return (
    <p className={styles.fallback}>
      {DOCUMENT_TEXTS.noViewer} <a href={file}>{DOCUMENT_TEXTS.downloadInstead}</a>.
    </p>
  );
}

/**
 * Loaded near the viewport, since most readers only read the text above. Without a PDF viewer, shows a download link.
 */
export function PdfFrame({ title, file }: PdfFrameProps) {
  return (
    <div className={styles.frame} data-pdf={file} data-pdf-title={title}>
      <div data-pdf-loading>
        <Loading>{DOCUMENT_TEXTS.opening}</Loading>
      </div>
      <BehaviourPlace className={styles.place} data-pdf-place />
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
