import * as v from 'valibot';
import { eachItem, oneOf, rule, text } from '@/lib/values/schema';

const MAX_DESCRIPTION = 155;

/** Of a page or of the club, for search engines. */
export const description = v.pipe(
  v.string(),
  v.maxLength(
    MAX_DESCRIPTION,
    ({ input }) => `the description has ${input.length} characters. Search engines show ${MAX_DESCRIPTION}.`,
  ),
);

/** `key`: of the entry in the list of pages. `places`: where a page can stand in the menu. */
export const pageEntries = (places: readonly string[]) =>
  v.pipe(
    v.array(
      v.object({
        key: v.string(),
        path: text(
          (path) => /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/.test(path),
          (path) =>
            `${path} is not an address of one part: lower-case letters, digits and hyphens after one slash.`,
        ),
        description: v.optional(description),
        menu: v.optional(v.record(oneOf(places, 'place in the menu'), v.string())),
      }),
    ),
    eachItem(({ path }, index, entries) => {
      const before = entries.slice(0, index).find((other) => other.path === path);
      return before ? `${path} is already the address of "${before.key}".` : undefined;
    }),
    rule((entries) => {
      const joining = entries.filter(({ menu }) => menu?.join !== undefined).map(({ key }) => key);
      if (joining.length === 1) return undefined;
      return `one page invites to join, with \`menu: { join: … }\`; here: ${joining.join(', ') || 'none'}.`;
    }, 'menu'),
  );
