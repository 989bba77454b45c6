import { Page } from '@/components/ui/text/page';
import type { MorePuzzle } from '@/lib/games/shared/levels';
import type { LevelGamePage } from '@/lib/games/shared/types';
import { LevelList, MoreList } from './level-list';

type LevelsPageProps = { page: LevelGamePage; names: readonly string[]; more: readonly MorePuzzle[] };

export const LevelsPage = ({ page, names, more }: LevelsPageProps) => (
  <Page title={page.title} lead={page.lead}>
    <LevelList game={page.game} path={page.path} names={names} />
    {more.length > 0 && <MoreList page={page} levels={names.length} puzzles={more} />}
  </Page>
);
