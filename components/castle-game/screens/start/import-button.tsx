import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { MOST_CHARACTERS } from '@/lib/castle-game/saves/decode';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import type { GameState } from '@/lib/castle-game/types';
import { rules } from '../../frame/rules';

/** A game read from a file, and what of it cannot be kept. */
export type ReadGame = { readonly state: GameState; readonly losses: readonly SaveLoss[] };

type ImportButtonProps = {
  readonly disabled: boolean;
  readonly onRead: (read: ReadGame | undefined) => void;
};

/** Lets the player pick a file, and reads it. Emptied afterwards, so that the same file can be picked again. */
export function ImportButton({ disabled, onRead }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="quiet" disabled={disabled} onClick={() => input.current?.click()}>
        {START_TEXTS.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".bin"
        hidden
        aria-label={START_TEXTS.import}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (!file) return;
          const read = await readGameFile(file);
          currentTarget.value = '';
          onRead(read);
        }}
      />
    </>
  );
}

/** The game in a file; undefined when it holds none, is too big, or cannot be read. */
async function readGameFile(file: File): Promise<ReadGame | undefined> {
  if (file.size > MOST_CHARACTERS) return undefined;
  const text = await file.text().catch(() => '');
  const decoded = rules.decodeGame(text);
  return decoded.ok ? decoded : undefined;
}
