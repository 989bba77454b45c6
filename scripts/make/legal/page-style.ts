import { tokens } from '@/app/tokens';
import { resolveColour } from '@/lib/design/tokens';

/** Size and margins of an A4 page in points; `bottom` is where the text ends and the footer begins. */
export const PAGE = { width: 595.28, height: 841.89, left: 96, right: 84, top: 84, bottom: 760 } as const;

export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Left edge and width of a form, wider than running text; `gap` between two fields of a row. In points. */
export const FORM = { x: 62, width: PAGE.width - 2 * 62, gap: 20 } as const;

const byDay = (token: string) => resolveColour(tokens, token, 'light');

/** The site's tokens by day, as far as a paper needs them; `club500` is the club's own colour. */
export const COLOURS = {
  ink: byDay('ink'),
  soft: byDay('ink-soft'),
  line: byDay('line-light'),
  chalk: byDay('chalk'),
  mocador: byDay('secondary-500'),
  club200: byDay('primary-200'),
  club500: byDay('primary-500'),
  club600: byDay('primary-600'),
  club700: byDay('primary-700'),
  club800: byDay('primary-800'),
  club900: byDay('primary-900'),
} as const;

/** Faces by the name under which they are registered, and the file each comes from. */
export const FACES = {
  display: 'scripts/make/fonts/for-cards/display.ttf',
  text: 'scripts/make/fonts/for-cards/text.ttf',
  bold: 'scripts/make/fonts/for-papers/text-bold.ttf',
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
  approval: { face: 'text', size: 13, leading: 19, colour: COLOURS.club200 },
  preamble: { face: 'text', size: 12.5, leading: 19.5, colour: COLOURS.club800 },
  chapter: { face: 'display', size: 21, leading: 24, colour: COLOURS.club800 },
  article: { face: 'bold', size: 11.5, leading: 16, colour: COLOURS.ink },
  body: { face: 'text', size: 10.5, leading: 16, colour: COLOURS.ink },
  footer: { face: 'text', size: 8.5, leading: 11, colour: COLOURS.soft },
  contentsChapter: { face: 'bold', size: 10, leading: 15, colour: COLOURS.club800 },
  contentsArticle: { face: 'text', size: 9.5, leading: 14, colour: COLOURS.ink },
  formTitle: { face: 'display', size: 30, leading: 33, colour: COLOURS.chalk },
  formPart: { face: 'display', size: 15, leading: 19, colour: COLOURS.club800 },
  formText: { face: 'text', size: 9.5, leading: 13.5, colour: COLOURS.ink },
  formLabel: { face: 'bold', size: 8.5, leading: 11, colour: COLOURS.ink },
} as const satisfies Record<string, TextStyle>;
