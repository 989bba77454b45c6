import { useRef } from 'react';
import { Button } from './button';

type FileButtonProps = {
  readonly label: string;
  /** Files that the visitor is offered, as `accept` writes them. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onPick: (file: File) => void;
};

/** Lets the visitor pick a file. Emptied at once, so that the same file can be picked again. */
export function FileButton({ label, accept, disabled, onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="quiet" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
