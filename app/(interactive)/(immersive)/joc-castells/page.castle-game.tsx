import { pageMetadata } from '@/app/metadata';
import { CastleGame } from '@/components/castle-game/castle-game';
import { GameTitle } from '@/components/castle-game/game-title';
import { MENU_ICONS } from '@/components/castle-game/screens/home/menu-icons';
import { DrawnTower } from '@/components/shared/drawn-tower/drawn-tower';
import { POSTER_TOWER } from '@/content/interface/castle-game/start';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.castleGame);

export default function CastleGamePage() {
  return (
    <>
      <GameTitle />
      <CastleGame poster={<DrawnTower code={POSTER_TOWER} />} menuIcons={MENU_ICONS} />
    </>
  );
}
