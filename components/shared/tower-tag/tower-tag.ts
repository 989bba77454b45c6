import { type Markup, markup } from '@/lib/markup/markup';
import { pageAddress } from '@/lib/site/address';
import { towerPath } from '@/lib/towers/address';
import { codeAndName } from '@/lib/towers/code-and-name';
import styles from './tower-tag.module.css';

export type TaggedTower = {
  /** Visible code, outcome included: `id3d8f`. */
  readonly label: string;
  /** Null when the label names several towers. */
  readonly code: string | null;
  /** Name in words. */
  readonly name: string | undefined;
  /** Whether to emphasize it. */
  readonly strong?: boolean;
};

/**
 * Returns a tower's code as markup, since a page contains hundreds of static tags. The accessible name includes the
 * name in words. Links to the tower's page if it is in `pages`.
 */
export function towerTag(
  { label, code, name, strong = false }: TaggedTower,
  pages: readonly string[],
): Markup {
  const shared = markup`class="${styles.tag ?? ''}" data-tower aria-label="${codeAndName(label, name)}"`;
  if (code === null || !pages.includes(code)) {
    const button = markup`<button type="button" ${shared}>${label}</button>`;
    return strong ? markup`<strong>${button}</strong>` : button;
  }
  const link = markup`<a href="${pageAddress(towerPath(code))}" ${shared}>${label}</a>`;
  return strong ? markup`<strong>${link}</strong>` : link;
}
