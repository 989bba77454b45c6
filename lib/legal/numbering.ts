import type { ArticleWord, DocumentBlock, LegalDocument } from './types';

const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Throws a RangeError outside 1 to 39. */
export function toRoman(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 39) throw new RangeError(`No chapter ${value}`);
  let rest = value;
  let roman = '';
  for (const [size, letters] of NUMERALS) {
    while (rest >= size) {
      roman += letters;
      rest -= size;
    }
  }
  return roman;
}

export type Inline = string | { readonly text: string; readonly anchor: string };

const REFERENCE = /\{article:([a-z0-9-]+)\}/g;

/** Splits at `{article:key}`. Throws an Error for an unknown key. */
function parseInline(
  text: string,
  resolve: (key: string) => { readonly text: string; readonly anchor: string } | undefined,
): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const target = resolve(match[1] ?? '');
    if (target === undefined) throw new Error(`cap article no té la clau «${match[1]}».`);
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(target);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** `Capítol IV. Els assajos`. */
function chapterHeading(number: number, title: string): string {
  return `Capítol ${toRoman(number)}. ${title}`;
}

/** `Article 12. Convocatòria`. */
function articleHeading(word: ArticleWord, number: number, title: string): string {
  return `${word} ${number}. ${title}`;
}

/** `article 12`. */
function articleReference(word: ArticleWord, number: number): string {
  return `${word.toLowerCase()} ${number}`;
}

export type NumberedBlock =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly { label: string; text: readonly Inline[] }[] };

export type NumberedArticle = {
  readonly number: number;
  readonly anchor: string;
  readonly heading: string;
  readonly blocks: readonly NumberedBlock[];
};

type NumberedChapter = {
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
function indexArticles(document: LegalDocument): Map<string, Target> {
  const word = document.articleWord;
  const targets = new Map<string, Target>();
  document.chapters
    .flatMap(({ articles }) => articles)
    .forEach(({ key }, index) => {
      if (key === undefined) return;
      if (targets.has(key)) throw new Error(`hi ha dos articles amb la clau «${key}».`);
      targets.set(key, {
        text: articleReference(word, index + 1),
        anchor: `${word.toLowerCase()}-${index + 1}`,
      });
    });
  return targets;
}

/** Gives chapters, articles and lists their numbers, and references the number of their article. */
export function numberDocument(document: LegalDocument): NumberedDocument {
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

export type ContentsEntry = {
  readonly anchor: string;
  readonly heading: string;
  readonly children: readonly { readonly anchor: string; readonly heading: string }[];
};

export function tableOfContents(document: NumberedDocument): ContentsEntry[] {
  const entry = ({ anchor, heading }: { anchor: string; heading: string }) => ({ anchor, heading });
  return [
    ...document.chapters.map((chapter) => ({ ...entry(chapter), children: chapter.articles.map(entry) })),
    ...document.provisions.map((provision) => ({ ...entry(provision), children: [] })),
  ];
}
