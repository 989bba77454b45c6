'use client';

import { useEffect, useRef, useState } from 'react';
import { Loading } from '@/components/ui/loading';
import { DOCUMENT_TEXTS } from '@/content/interface/documents';
import styles from './pdf-frame.module.css';

type PdfFrameProps = { title: string; file: string };

function PdfObject({ title, file }: PdfFrameProps) {
  return (
    <object data={file} type="application/pdf" aria-label={title} className={styles.object}>
      <p className={styles.fallback}>
        {DOCUMENT_TEXTS.noViewer} <a href={file}>{DOCUMENT_TEXTS.downloadInstead}</a>.
      </p>
    </object>
  );
}

/**
 * A PDF of the site in the browser's own viewer. It is asked for when its place comes near the window, since most
 * visitors read the text above; where no viewer is, a download link stands in its place.
 */
export function PdfFrame(props: PdfFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={styles.frame}>
      {near ? <PdfObject {...props} /> : <Loading>{DOCUMENT_TEXTS.opening}</Loading>}
      <noscript>
        <PdfObject {...props} />
      </noscript>
    </div>
  );
}
