import { type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { saveFile } from '@/lib/browser/save-file';
import type { SeasonPage } from '@/lib/castle-game/memory/season-page';
import { posterFileName } from '@/lib/castle-game/saves/file-name';
import type { Team } from '@/lib/castle-game/types';

type PosterButtonProps = {
  readonly team: Team;
  readonly page: SeasonPage;
  /** Element that contains the drawn towers. */
  readonly place: RefObject<HTMLElement | null>;
};

export function PosterButton({ team, page, place }: PosterButtonProps) {
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const save = async () => {
    if (!place.current) return;
    setState('drawing');
    try {
      const { drawPoster } = await import('./draw-poster');
      const picture = await drawPoster(team, page, place.current);
      saveFile(posterFileName(team.name, page.season), picture, 'image/png');
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button kind="quiet" disabled={state === 'drawing'} onClick={save}>
        {state === 'drawing' ? YEAR_TEXTS.drawing : YEAR_TEXTS.poster}
      </Button>
      {state === 'failed' && <p role="alert">{YEAR_TEXTS.posterFailed}</p>}
    </>
  );
}
