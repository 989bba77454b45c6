import { useState } from 'react';
import { FileButton } from '@/components/ui/file-button';
import { KEEPSAKE_TEXTS } from '@/content/interface/keepsakes';
import { MOST_CHARACTERS, type ReadFile, TOO_LARGE } from '@/lib/keepsakes/file';

type BringButtonProps = {
  /** `read` is undefined when the file cannot be opened. */
  readonly onRead: (read: ReadFile | undefined) => void;
};

export function BringButton({ onRead }: BringButtonProps) {
  const [reading, setReading] = useState(false);

  async function bring(file: File) {
    setReading(true);
    const read = await readFile(file).catch(() => undefined);
    setReading(false);
    onRead(read);
  }

  return (
    <FileButton
      label={KEEPSAKE_TEXTS.bring}
      accept=".json,application/json"
      disabled={reading}
      onPick={bring}
    />
  );
}

async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_CHARACTERS) return TOO_LARGE;
  const [{ readKeepsakes }, text] = await Promise.all([import('./read-file'), file.text()]);
  return readKeepsakes(text);
}
