import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import type { ReactNode } from 'react';
import { GamePage } from '@/components/games/shared/game-page';
import { GameHelp } from '@/components/games/shared/plain-parts';
import { PageLink } from '@/components/ui/page-link';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { neighbourLevels } from '@/lib/games/shared/levels';
import type { LevelGamePage } from '@/lib/games/shared/types';
import { LevelOrMore, PlayedName } from './level-or-more';

type LevelLayoutProps = {
  page: LevelGamePage;
  /** From 0. */
  index: number;
  count: number;
  help: readonly string[];
  /** Extra puzzles that this page plays. */
  more?: readonly { readonly id: string; readonly title: string; readonly game: ReactNode }[];
  children: ReactNode;
};

export function LevelLayout({ page, index, count, help, more = [], children }: LevelLayoutProps) {
  const { previous, next } = neighbourLevels(index, count);
  return (
    <GamePage
      title={page.title}
      level={<PlayedName level={index} puzzles={more.map(({ id, title }) => ({ id, title }))} />}
    >
      <LevelOrMore puzzles={more.map(({ id, game }) => ({ id, game }))}>{children}</LevelOrMore>
      <GameHelp lines={help} />
      <nav aria-label={GAME_TEXTS.levels} className="cluster links gap-2 gap-x-5" data-only="screen">
        {previous !== null && (
          <PageLink href={`${page.path}/${previous}`} rel="prev">
            <CaretLeftIcon aria-hidden="true" size={20} weight="bold" />
            {GAME_TEXTS.previousLevel}
          </PageLink>
        )}
        <PageLink href={page.path}>{GAME_TEXTS.allLevels}</PageLink>
        {next !== null && (
          <PageLink href={`${page.path}/${next}`} rel="next">
            {GAME_TEXTS.nextLevel}
            <CaretRightIcon aria-hidden="true" size={20} weight="bold" />
          </PageLink>
        )}
      </nav>
    </GamePage>
  );
}
