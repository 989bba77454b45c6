import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { KEEPSAKE_TEXTS } from '@/content/interface/keepsakes';
import { MOST_CHARACTERS, type ReadFile, TOO_LARGE } from '@/lib/keepsakes/file';

type BringButtonProps = {
  /** What was read of the file that the visitor picked; undefined when it could not be opened at all. */
  readonly onRead: (read: ReadFile | undefined) => void;
};

/** Lets the visitor pick a file, and reads it. Emptied afterwards, so that the same file can be picked again. */
export function BringButton({ onRead }: BringButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  return (
    <>
      <Button kind="quiet" disabled={reading} onClick={() => input.current?.click()}>
        {KEEPSAKE_TEXTS.bring}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={KEEPSAKE_TEXTS.bring}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (!file) return;
          setReading(true);
          const read = await readFile(file).catch(() => undefined);
          currentTarget.value = '';
          setReading(false);
          onRead(read);
        }}
      />
    </>
  );
}

async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_CHARACTERS) return TOO_LARGE;
  const [{ readKeepsakes }, text] = await Promise.all([import('./read-file'), file.text()]);
  return readKeepsakes(text);
}
