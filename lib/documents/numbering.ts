import { type Inline, parseInline } from './inline';
import type { ClubDocument, DocumentBlock } from './types';
import { articleHeading, articleReference, chapterHeading } from './words';

export type NumberedBlock =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly { label: string; text: readonly Inline[] }[] };

export type NumberedArticle = {
  readonly number: number;
  /** `article-12`. */
  readonly anchor: string;
  readonly heading: string;
  readonly blocks: readonly NumberedBlock[];
};

export type NumberedChapter = {
  readonly anchor: string;
  readonly heading: string;
  readonly articles: readonly NumberedArticle[];
};

export type NumberedProvision = {
  readonly anchor: string;
  readonly heading: string;
  readonly blocks: readonly NumberedBlock[];
};

export type NumberedDocument = {
  readonly title: string;
  readonly approval: string;
  readonly preamble: readonly string[];
  readonly chapters: readonly NumberedChapter[];
  readonly provisions: readonly NumberedProvision[];
};

type Target = { readonly text: string; readonly anchor: string };

/** `a)`, `b)`…, then numbers. */
function listLabel(index: number): string {
  return `${index < 26 ? String.fromCharCode(97 + index) : index + 1})`;
}

function numberBlocks(
  blocks: readonly DocumentBlock[],
  resolve: (key: string) => Target | undefined,
): NumberedBlock[] {
  return blocks.map((block) =>
    typeof block === 'string'
      ? { kind: 'paragraph', text: parseInline(block, resolve) }
      : {
          kind: 'list',
          items: block.list.map((item, index) => ({
            label: listLabel(index),
            text: parseInline(item, resolve),
          })),
        },
  );
}

/** Throws an Error for duplicate keys. */
function indexArticles(document: ClubDocument): Map<string, Target> {
  const word = document.articleWord;
  const targets = new Map<string, Target>();
  document.chapters
    .flatMap(({ articles }) => articles)
    .forEach(({ key }, index) => {
      if (key === undefined) return;
      if (targets.has(key)) throw new Error(`Two articles have the key ${key}`);
      targets.set(key, {
        text: articleReference(word, index + 1),
        anchor: `${word.toLowerCase()}-${index + 1}`,
      });
    });
  return targets;
}

/** Page and PDF both use the result, so they cannot differ. */
export function numberDocument(document: ClubDocument): NumberedDocument {
  const targets = indexArticles(document);
  const resolve = (key: string) => targets.get(key);
  const word = document.articleWord;
  let number = 0;
  const chapters = document.chapters.map(({ title, articles }, index) => ({
    anchor: `capitol-${index + 1}`,
    heading: chapterHeading(index + 1, title),
    articles: articles.map((article) => {
      number += 1;
      return {
        number,
        anchor: `${word.toLowerCase()}-${number}`,
        heading: articleHeading(word, number, article.title),
        blocks: numberBlocks(article.blocks, resolve),
      };
    }),
  }));
  const provisions = document.provisions.map(({ title, blocks }, index) => ({
    anchor: `disposicio-${index + 1}`,
    heading: title,
    blocks: numberBlocks(blocks, resolve),
  }));
  return {
    title: document.title,
    approval: document.approval,
    preamble: document.preamble,
    chapters,
    provisions,
  };
}
