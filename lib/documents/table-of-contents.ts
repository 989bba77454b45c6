import type { NumberedDocument } from './numbering';

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
