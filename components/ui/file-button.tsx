import { useRef } from 'react';
import { Button } from './button';

type FileButtonProps = {
  readonly label: string;
  /** Value of the `accept` attribute. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onPick: (file: File) => void;
};

/** The value is cleared, so that the same file can be picked again. */
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
