import { Button, ButtonLink } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { GAME_FAILURE_TEXTS } from '@/content/interface/castle-game/failure';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { saveFile } from '@/lib/browser/page';
import { readStored } from '@/lib/browser/storage';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { replaceEntry } from './shell/screens';

type GameFailureProps = {
  readonly level: 'h1' | 'h2';
  readonly onLeave: () => void;
  /** Undefined when there is no game to export. */
  readonly onExport: (() => void) | undefined;
};

/** Shown when a screen of the game throws. The screen is in the history, so a reload may throw again. */
export function GameFailure({ level, onLeave, onExport }: GameFailureProps) {
  return (
    <Failure level={level} text={GAME_FAILURE_TEXTS.text}>
      <Button onClick={onLeave}>{GAME_FAILURE_TEXTS.leave}</Button>
      {onExport && (
        <Button kind="quiet" onClick={onExport}>
          {GAME_FAILURE_TEXTS.export}
        </Button>
      )}
      <ButtonLink kind="quiet" href="/jocs#records">
        {FAILURE_TEXTS.records}
      </ButtonLink>
    </Failure>
  );
}

/** Shown when the whole game throws. Exports the stored text without decoding it. */
export function StoredGameFailure() {
  const game = readStored(SAVED_DATA['joc-castells'].keys.game) ?? undefined;
  return (
    <GameFailure
      level="h1"
      onLeave={leaveGame}
      onExport={game === undefined ? undefined : () => rescueGame(game)}
    />
  );
}

/** Downloads an encoded game under a fixed name: the code that names other exports may be what failed. */
export const rescueGame = (game: string): void =>
  saveFile(GAME_FAILURE_TEXTS.file, game, 'application/octet-stream');

export function leaveGame(): void {
  replaceEntry(null);
  location.reload();
}
