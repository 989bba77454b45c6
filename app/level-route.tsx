import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { pageMetadata } from '@/app/metadata';
import { LevelLayout } from '@/components/games/levels/level-layout';
import { levelTitle } from '@/content/interface/games/shared';
import { type PuzzlePlace, parseLevelIndex, placeOf } from '@/lib/games/shared/levels';
import type { LevelGamePage } from '@/lib/games/shared/types';
import type { PageEntry } from '@/lib/site/pages';

type LevelRouteProps = { params: Promise<{ idx: string }> };

type LevelRoute<Level> = {
  entry: PageEntry;
  page: LevelGamePage;
  help: readonly string[];
  levels: readonly Level[];
  game: (level: Level, place: PuzzlePlace) => ReactNode;
  /** Extra puzzles, played on the page of the last level. */
  more: readonly { readonly id: string; readonly title: string; readonly level: Level }[];
};

/** What the route of a level exports. */
export function levelRoute<Level>({ entry, page, help, levels, game, more }: LevelRoute<Level>) {
  const ids = more.map(({ id }) => id);
  const play = (level: Level, index: PuzzlePlace['index']) =>
    game(level, placeOf(page.path, levels.length, ids, index));
  const extra = more.map(({ id, title, level }) => ({ id, title, game: play(level, id) }));

  async function lookUp({ params }: LevelRouteProps) {
    const index = parseLevelIndex((await params).idx, levels.length) ?? notFound();
    return { index, level: levels[index] ?? notFound() };
  }

  return {
    generateStaticParams: () => levels.map((_, level) => ({ idx: String(level) })),
    generateMetadata: async (props: LevelRouteProps) =>
      levelMetadata(entry, page, (await lookUp(props)).index),
    LevelPage: async (props: LevelRouteProps) => {
      const { index, level } = await lookUp(props);
      return (
        <LevelLayout
          page={page}
          index={index}
          count={levels.length}
          help={help}
          more={index === levels.length - 1 ? extra : []}
        >
          {play(level, index)}
        </LevelLayout>
      );
    },
  };
}

/** `level` counts from 0. */
function levelMetadata(entry: PageEntry, game: LevelGamePage, level: number): Metadata {
  const cardTitle = levelTitle(game.title, level);
  return pageMetadata(entry, {
    below: String(level),
    description: `${cardTitle}. ${game.levelDescription}`,
    cardTitle,
  });
}
