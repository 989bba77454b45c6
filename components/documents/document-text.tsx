import type { Inline } from '@/lib/documents/inline';
import type {
  NumberedArticle,
  NumberedBlock,
  NumberedDocument,
  NumberedProvision,
} from '@/lib/documents/numbering';
import styles from './document-text.module.css';

function InlineText({ pieces }: { pieces: readonly Inline[] }) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
      <a key={index} href={`#${piece.anchor}`}>
        {piece.text}
      </a>
    ),
  );
}

/** The letters of lists are text, since articles are cited by them. */
function Blocks({ blocks }: { blocks: readonly NumberedBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
      <p key={index}>
        <InlineText pieces={block.text} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
      <ul key={index} className={styles.list}>
        {block.items.map(({ label, text }) => (
          <li key={label}>
            <span className={styles.letter}>{label}</span>
            <span>
              <InlineText pieces={text} />
            </span>
          </li>
        ))}
      </ul>
    ),
  );
}

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
      <Blocks blocks={part.blocks} />
    </section>
  );
}

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
