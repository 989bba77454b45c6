import { type Markup, markup } from '@/lib/markup/markup';
import { pageAddress } from '@/lib/site/address';
import { towerPath } from '@/lib/towers/address';
import { codeAndName } from '@/lib/towers/code-and-name';
import styles from './tower-tag.module.css';

export type TaggedTower = {
  /** The code as shown, outcome included: `id3d8f`. */
  readonly label: string;
  /** The tower it is about; null when it is several. */
  readonly code: string | null;
  /** What it is called, for whoever cannot read notation. */
  readonly name: string | undefined;
  /** Whether it is one of those that matter here. */
  readonly strong?: boolean;
};

/**
 * A tower by its code, written as markup: a page holds hundreds, and nothing of them changes. Whoever cannot read notation
 * hears its name after it; `tower-tips.behaviour.ts` shows it on hover, focus or touch; it leads to the tower's page when it is one of `pages`.
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
