'use client';

import { markup } from '@/lib/markup/markup';
import { type TaggedTower, towerTag } from './tower-tag';
import { useTowerPages } from './tower-tips';

/** A row of towers. Each is markup: React holds the list and looks no further. */
export function TowerTags({ towers, className }: { towers: readonly TaggedTower[]; className?: string }) {
  const pages = useTowerPages();
  const { html } = markup`${towers.map((tower) => markup`<li>${towerTag(tower, pages)}</li>`)}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it was escaped by `markup`
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** One tower. */
export function TowerTag(tower: TaggedTower) {
  const { html } = towerTag(tower, useTowerPages());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it was escaped by `markup`
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
