import { FileButton } from '@/components/ui/file-button';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { MOST_CHARACTERS } from '@/lib/castle-game/saves/decode';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import type { GameState } from '@/lib/castle-game/types';
import { rules } from '../../frame/rules';

export type ReadGame = { readonly state: GameState; readonly losses: readonly SaveLoss[] };

type ImportButtonProps = {
  readonly disabled: boolean;
  readonly onRead: (read: ReadGame | undefined) => void;
};

export function ImportButton({ disabled, onRead }: ImportButtonProps) {
  return (
    <FileButton
      label={START_TEXTS.import}
      accept=".bin"
      disabled={disabled}
      onPick={async (file) => onRead(await readGameFile(file))}
    />
  );
}

/** Returns undefined when the file is too large, unreadable, or contains no game. */
async function readGameFile(file: File): Promise<ReadGame | undefined> {
  if (file.size > MOST_CHARACTERS) return undefined;
  const text = await file.text().catch(() => '');
  const decoded = rules.decodeGame(text);
  return decoded.ok ? decoded : undefined;
}
