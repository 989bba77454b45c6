import * as v from 'valibot';
import { rule, text, unique } from '@/lib/values/schema';
import type { View } from './drawing/figure';
import { formatTower, parseConstruction } from './notation';

/** `3d8f`, `Vd5`, `3d7+4d7`. Case-sensitive. */
export const towerCode = v.pipe(
  v.string(),
  rule((code) => {
    const parsed = parseConstruction(code);
    if (!parsed.ok) return `«${code}» no és el codi de cap castell. Escriu-lo com 4d8, 3d7a, Td7f o 3d7+4d7.`;
    const canonical = formatTower(parsed.construction);
    return canonical === code ? undefined : `el codi «${code}» s'escriu «${canonical}».`;
  }),
);

/** A drawn view, or a photo under `public/`. */
const pictureLink = text<View | `/images/${string}`>();

export const catalogueTower = v.object({
  /** Also the last segment of the address. */
  code: towerCode,
  name: v.string(),
  link: pictureLink,
  /** Two to four paragraphs. */
  text: v.pipe(
    v.array(v.string()),
    rule(({ length }) =>
      length < 2 || length > 4 ? `paràgrafs: ${length}. N'hi van de dos a quatre.` : undefined,
    ),
  ),
  gallery: v.optional(
    v.pipe(
      v.array(v.object({ link: pictureLink, caption: v.string() })),
      rule(({ length }) => (length === 1 ? 'una galeria vol dues imatges o més, o cap.' : undefined)),
    ),
  ),
});
export const catalogue = v.pipe(v.array(catalogueTower), unique('code'));
