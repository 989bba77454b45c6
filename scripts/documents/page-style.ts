/** Size and margins of an A4 page in points; `bottom` is where the text ends and the footer begins. */
export const PAGE = { width: 595.28, height: 841.89, left: 96, right: 84, top: 84, bottom: 760 } as const;

export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** The site's tokens by day, as far as a paper needs them. */
export const COLOURS = {
  ink: '#17241f',
  soft: '#515c55',
  line: '#dfd2bd',
  chalk: '#f4ede1',
  mocador: '#d2433f',
  green200: '#bbe9da',
  green500: '#15a884',
  green600: '#0e876a',
  green700: '#0b6a54',
  green800: '#0a4e40',
  green900: '#08332b',
} as const;

/** Faces by the name under which they are registered, and the file each comes from. */
export const FACES = {
  display: 'scripts/fonts/for-cards/display.ttf',
  text: 'scripts/fonts/for-cards/text.ttf',
  bold: 'scripts/fonts/for-papers/text-bold.ttf',
} as const;

export type Face = keyof typeof FACES;

/** How a piece of text is set; sizes and leading in points. */
export type TextStyle = {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
};

export const STYLES = {
  title: { face: 'display', size: 44, leading: 46, colour: COLOURS.chalk },
  approval: { face: 'text', size: 13, leading: 19, colour: COLOURS.green200 },
  preamble: { face: 'text', size: 12.5, leading: 19.5, colour: COLOURS.green800 },
  chapter: { face: 'display', size: 21, leading: 24, colour: COLOURS.green800 },
  article: { face: 'bold', size: 11.5, leading: 16, colour: COLOURS.ink },
  body: { face: 'text', size: 10.5, leading: 16, colour: COLOURS.ink },
  footer: { face: 'text', size: 8.5, leading: 11, colour: COLOURS.soft },
  contentsChapter: { face: 'bold', size: 10, leading: 15, colour: COLOURS.green800 },
  contentsArticle: { face: 'text', size: 9.5, leading: 14, colour: COLOURS.ink },
} as const satisfies Record<string, TextStyle>;
