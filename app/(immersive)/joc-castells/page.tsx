import { pageMetadata } from '@/app/page-metadata';
import { CastleGame } from '@/components/castle-game/castle-game';
import { GameTitle } from '@/components/castle-game/game-title';
import { DrawnTower } from '@/components/shared/drawn-tower/drawn-tower';
import { START_TEXTS } from '@/content/interface/castle-game/start';

export const metadata = pageMetadata({ path: '/joc-castells', description: START_TEXTS.description });

export default function CastleGamePage() {
  return (
    <>
      <GameTitle />
      <CastleGame poster={<DrawnTower code="4d8" eager />} />
    </>
  );
}
