import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '@/content/club';
import { parseTokens, primaryTokens, resolveColour, type Tokens } from '@/lib/design/tokens';

export const clubTokens = primaryTokens(club.colour);

export const tokens: Tokens = new Map([
  ...clubTokens,
  ...parseTokens(readFileSync(join(process.cwd(), 'styles/tokens.css'), 'utf8')),
]);

/** Background of the pages, for the browser's own interface (`theme-color`). */
export const surface = {
  light: resolveColour(tokens, 'color-surface', 'light'),
  dark: resolveColour(tokens, 'color-surface', 'dark'),
};
