'use client';

import { PageLink } from '@/components/ui/page-link';
import { towerPath } from '@/lib/towers/address';
import { codeAndName } from '@/lib/towers/code-and-name';
import styles from './tower-tag.module.css';
import { useTowerFacts } from './tower-tips';

type TowerTagProps = {
  /** The code as shown, outcome included: `id3d8f`. */
  label: string;
  /** The tower it is about; null when it is several. */
  code: string | null;
  /** Whether it is one of those that matter here. */
  strong?: boolean;
};

/**
 * A tower by its code, inside `TowerTips`. Whoever cannot read notation hears its name after it, or sees it on hover, focus
 * or touch; it leads to the tower's page when there is one.
 */
export function TowerTag({ label, code, strong = false }: TowerTagProps) {
  const { names, pages } = useTowerFacts();
  const shared = {
    className: styles.tag,
    'data-tower': '',
    'data-strong': strong || undefined,
    'aria-label': codeAndName(label, names[label]),
  };
  const tag =
    code !== null && pages.includes(code) ? (
      <PageLink {...shared} href={towerPath(code)}>
        {label}
      </PageLink>
    ) : (
      <button {...shared} type="button">
        {label}
      </button>
    );
  return strong ? <strong>{tag}</strong> : tag;
}
