import * as v from 'valibot';
import { eachItem, oneOf, rule, text } from '@/lib/values/schema';

const MAX_DESCRIPTION = 155;

/** Of a page or of the club, for search engines. */
export const description = v.pipe(
  v.string(),
  v.maxLength(
    MAX_DESCRIPTION,
    ({ input }) => `la descripció té ${input.length} caràcters. Els cercadors n'ensenyen ${MAX_DESCRIPTION}.`,
  ),
);

/** By the name of the page. */
export const descriptions = v.record(v.string(), description);

/** `key`: of the entry in the list of pages. `places`: where a page can stand in the menu. */
export const pageEntries = (places: readonly string[]) =>
  v.pipe(
    v.array(
      v.object({
        key: v.string(),
        path: text(
          (path) => /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/.test(path),
          (path) =>
            `${path} no és una adreça d'una sola part: una barra i, després, minúscules sense accents, xifres i guionets.`,
        ),
        menu: v.optional(v.record(oneOf(places, 'menu'), v.string())),
      }),
    ),
    eachItem(({ path }, index, entries) => {
      const before = entries.slice(0, index).find((other) => other.path === path);
      return before ? `${path} ja és l'adreça de «${before.key}».` : undefined;
    }),
    rule((entries) => {
      const joining = entries.filter(({ menu }) => menu?.join !== undefined).map(({ key }) => key);
      if (joining.length === 1) return undefined;
      return `una pàgina, i només una, convida a venir, amb \`menu: { join: … }\`; ara són: ${joining.join(', ') || 'cap'}.`;
    }, 'menu'),
  );
