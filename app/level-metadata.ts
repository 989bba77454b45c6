import type { Metadata } from 'next';
import type { LevelGamePage } from '@/lib/games/shared/pages';
import { levelTitle } from '@/lib/games/shared/words';
import type { PageEntry } from '@/lib/site/page';
import { pageMetadata } from './page-metadata';

/** `level` counts from 0. */
export function levelMetadata(entry: PageEntry, game: LevelGamePage, level: number): Metadata {
  const cardTitle = levelTitle(game.title, level);
  return pageMetadata(entry, {
    below: String(level),
    description: `${cardTitle}. ${game.levelDescription}`,
    cardTitle,
  });
}
