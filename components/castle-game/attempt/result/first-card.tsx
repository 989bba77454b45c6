import { useRef } from 'react';
import { textOn } from '@/components/castle-game/shell/team-colours';
import { PictureCard } from '@/components/shared/picture-card/picture-card';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { club } from '@/content/club';
import { GAME_TITLE_TEXTS } from '@/content/interface/castle-game/start';
import { firstTimeText } from '@/content/interface/castle-game/year';
import { pages } from '@/content/pages';
import { firstFileName } from '@/lib/castle-game/saves/file-name';
import type { FirstTime } from '@/lib/castle-game/show/moments';
import type { Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { PAPER } from '@/lib/design/picture-card';
import { shownAddress } from '@/lib/site/address';
import { capitalised } from '@/lib/text/catalan';
import { parseConstruction } from '@/lib/towers/notation';

type FirstCardProps = {
  readonly team: Pick<Team, 'name' | 'color' | 'date'>;
  readonly first: FirstTime;
};

export function FirstCard({ team: { name, color, date }, first }: FirstCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const parsed = parseConstruction(first.code);
  const texts = {
    maker: name,
    title: firstTimeText(first),
    note: capitalised(longDate(date)),
    club: `${GAME_TITLE_TEXTS.title} · ${club.name}`,
    address: shownAddress(pages.castleGame.path),
  };
  return (
    <>
      <div ref={place} hidden>
        {parsed.ok && <TowerDrawing construction={parsed.construction} />}
      </div>
      <PictureCard
        card={{ texts, colours: { head: color, text: textOn(color), ground: PAPER, foot: color } }}
        fileName={firstFileName(name, first.code)}
        drawing={() => place.current?.querySelector('svg') ?? null}
      />
    </>
  );
}
