'use client';

import { pageAddress } from '@/lib/site/address';
import { type Markup, markup } from '@/lib/text/markup';
import { codeAndName, towerPath } from '@/lib/towers/catalogue';
import styles from './tower-tags.module.css';
import { useTowerPages } from './tower-tips';

type TaggedTower = {
  /** With outcome: `id3d8f`. */
  readonly label: string;
  /** Null when the label names several towers. */
  readonly code: string | null;
  readonly name: string | undefined;
  readonly strong?: boolean;
};

/** Markup, since a page has hundreds of tags. Links to the tower's page if it is in `pages`. */
function towerTag({ label, code, name, strong = false }: TaggedTower, pages: readonly string[]): Markup {
  const shared = markup`class="${styles.tag ?? ''}" data-tower aria-label="${codeAndName(label, name)}"`;
  if (code === null || !pages.includes(code)) {
    const button = markup`<button type="button" ${shared}>${label}</button>`;
    return strong ? markup`<strong>${button}</strong>` : button;
  }
  const link = markup`<a href="${pageAddress(towerPath(code))}" ${shared}>${label}</a>`;
  return strong ? markup`<strong>${link}</strong>` : link;
}

export function TowerTags({ towers, className }: { towers: readonly TaggedTower[]; className?: string }) {
  const pages = useTowerPages();
  const { html } = markup`${towers.map((tower) => markup`<li>${towerTag(tower, pages)}</li>`)}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` escapes every text
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function TowerTag(tower: TaggedTower) {
  const { html } = towerTag(tower, useTowerPages());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` escapes every text
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
