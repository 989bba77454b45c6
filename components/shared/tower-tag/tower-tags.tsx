'use client';

import { markup } from '@/lib/markup/markup';
import { type TaggedTower, towerTag } from './tower-tag';
import { useTowerPages } from './tower-tips';

/** A list of towers as markup, which React does not reconcile. */
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
