import type { NumberedArticle, NumberedDocument, NumberedProvision } from '@/lib/documents/numbering';
import { DocumentBlocks } from './document-blocks';
import styles from './document-text.module.css';

function Part({ part, level }: { part: NumberedArticle | NumberedProvision; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={part.anchor} aria-labelledby={`${part.anchor}-titol`} className={styles.part}>
      <Heading
        id={`${part.anchor}-titol`}
        className={level === 2 ? styles.chapterTitle : styles.articleTitle}
      >
        {part.heading}
      </Heading>
      <DocumentBlocks blocks={part.blocks} />
    </section>
  );
}

/** The whole text of a document, numbered. */
export function DocumentText({ document }: { document: NumberedDocument }) {
  return (
    <article className={styles.text} aria-label={document.title}>
      <p className={styles.fullTitle}>{document.title}</p>
      <p className={styles.approval}>{document.approval}</p>
      {document.preamble.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {document.chapters.map(({ anchor, heading, articles }) => (
        <section key={anchor} id={anchor} aria-labelledby={`${anchor}-titol`} className={styles.chapter}>
          <h2 id={`${anchor}-titol`} className={styles.chapterTitle}>
            {heading}
          </h2>
          {articles.map((article) => (
            <Part key={article.anchor} part={article} level={3} />
          ))}
        </section>
      ))}
      {document.provisions.map((provision) => (
        <Part key={provision.anchor} part={provision} level={2} />
      ))}
    </article>
  );
}
