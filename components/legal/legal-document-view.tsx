import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/text/page';
import { LEGAL_TEXTS } from '@/content/interface/legal';
import {
  type ContentsEntry,
  type Inline,
  type NumberedArticle,
  type NumberedBlock,
  type NumberedDocument,
  type NumberedProvision,
  numberDocument,
  tableOfContents,
} from '@/lib/legal/numbering';
import { type LegalDocument, pdfAddress } from '@/lib/legal/types';
import { asset } from '@/lib/site/address';
import type { PageLead } from '@/lib/site/pages';
import styles from './legal-document-view.module.css';

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav
      aria-label={LEGAL_TEXTS.contentsOf}
      className={`panel pad-4 round-m small ${styles.contents}`}
      data-only="screen"
    >
      <p className="display title-s bold">{LEGAL_TEXTS.contents}</p>
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
      <ul key={index} className={`stack gap-2 ${styles.list}`}>
        {block.items.map(({ label, text }) => (
          <li key={label}>
            <span className="soft">{label}</span>
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
    <section
      id={part.anchor}
      aria-labelledby={`${part.anchor}-titol`}
      className={`stack gap-3 ${styles.part}`}
    >
      <Heading id={`${part.anchor}-titol`} className={level === 2 ? styles.chapterTitle : undefined}>
        {part.heading}
      </Heading>
      <Blocks blocks={part.blocks} />
    </section>
  );
}

function LegalText({ document }: { document: NumberedDocument }) {
  return (
    <article className={`stack measure gap-4 ${styles.text}`} aria-label={document.title}>
      <p className="display title-s bold leading-2">{document.title}</p>
      <p className="soft">{document.approval}</p>
      {document.preamble.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {document.chapters.map(({ anchor, heading, articles }) => (
        <section
          key={anchor}
          id={anchor}
          aria-labelledby={`${anchor}-titol`}
          className={`stack gap-5 ${styles.chapter}`}
        >
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

export function LegalDocumentView({ document, page }: { document: LegalDocument; page: PageLead }) {
  const numbered = numberDocument(document);
  const pdf = asset(pdfAddress(document));
  return (
    <Page title={`${page.title} (${document.year})`} lead={page.lead}>
      <div className="cluster middle gap-2 gap-x-5" data-only="screen">
        <a
          href={pdf}
          download
          className={`inline middle gap-2 target pill display text-m strong ${styles.download}`}
        >
          <DownloadSimpleIcon aria-hidden="true" size={22} weight="bold" />
          {LEGAL_TEXTS.download}
        </a>
        <a href="#pdf" className="inline middle target">
          {LEGAL_TEXTS.toPdf}
        </a>
      </div>
      <div className={`stack gap-6 gap-x-7 ${styles.columns}`}>
        <Contents entries={tableOfContents(numbered)} />
        <LegalText document={numbered} />
      </div>
      <section id="pdf" aria-labelledby="pdf-titol" className="stack gap-4" data-only="screen">
        <h2 id="pdf-titol">{LEGAL_TEXTS.pdf}</h2>
        <PdfIframe title={LEGAL_TEXTS.iframe(page.title, document.year)} file={pdf} />
      </section>
    </Page>
  );
}

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
function PdfIframe({ title, file }: PdfIframeProps) {
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
