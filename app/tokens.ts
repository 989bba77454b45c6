import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '@/content/club';
import { parseTokens, primaryTokens, resolveColour, type Tokens } from '@/lib/design/tokens';

/** The shades of the club's colour, which the layout writes into every page. */
export const clubTokens = primaryTokens(club.colour);

/** Every token of the site: those of the style sheet and the club's shades. */
export const tokens: Tokens = new Map([
  ...clubTokens,
  ...parseTokens(readFileSync(join(process.cwd(), 'styles/tokens.css'), 'utf8')),
]);

/** The ground of the pages by day and by night, for what the browser paints around them. */
export const surface = {
  light: resolveColour(tokens, 'color-surface', 'light'),
  dark: resolveColour(tokens, 'color-surface', 'dark'),
};
