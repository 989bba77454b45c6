import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { levelMetadata } from '@/app/metadata';
import { LevelLayout } from '@/components/games/levels/level-layout';
import { nextLevelRoute, parseLevelIndex } from '@/lib/games/shared/levels';
import type { LevelGamePage } from '@/lib/games/shared/types';
import type { PageEntry } from '@/lib/site/pages';

type LevelRouteProps = { params: Promise<{ idx: string }> };

type LevelRoute<Level> = {
  entry: PageEntry;
  page: LevelGamePage;
  help: readonly string[];
  levels: readonly Level[];
  game: (level: Level, index: number, next: string | undefined) => ReactNode;
  /** Extra puzzles, played on the page of the last level. */
  more: readonly { readonly id: string; readonly title: string; readonly game: ReactNode }[];
};

/** What the route of a level exports. */
export function levelRoute<Level>({ entry, page, help, levels, game, more }: LevelRoute<Level>) {
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
          more={index === levels.length - 1 ? more : []}
        >
          {game(level, index, nextLevelRoute(page.path, index, levels.length))}
        </LevelLayout>
      );
    },
  };
}
