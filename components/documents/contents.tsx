import { DOCUMENT_TEXTS } from '@/content/interface/documents';
import type { ContentsEntry } from '@/lib/documents/table-of-contents';
import styles from './contents.module.css';

export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label={DOCUMENT_TEXTS.contentsOf} className={styles.contents}>
      <p className={styles.title}>{DOCUMENT_TEXTS.contents}</p>
      <ol className={styles.chapters}>
        {entries.map(({ anchor, heading, children }) => (
          <li key={anchor}>
            {children.length === 0 ? (
              <a href={`#${anchor}`} className={styles.single}>
                {heading}
              </a>
            ) : (
              <details>
                <summary>{heading}</summary>
                <ol className={styles.articles}>
                  {children.map((child) => (
                    <li key={child.anchor}>
                      <a href={`#${child.anchor}`}>{child.heading}</a>
                    </li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
