import type { ComponentProps } from 'react';

export type CopyWords = {
  /** Said when it is copied, and when the browser does not let it be. */
  readonly copied: string;
  readonly refused: string;
};

type CopyButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** What is copied; without it, the address of the page. */
  text?: string;
  words: CopyWords;
};

/**
 * A button that copies (`copy.behaviour.ts`). Stand it in an element with `data-copy-area`, with a `CopyStatus`, and with
 * what can be selected by hand instead marked `data-copy-select`.
 */
export function CopyButton({ text = '', words, ...rest }: CopyButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      data-copy={text}
      data-copied={words.copied}
      data-refused={words.refused}
      suppressHydrationWarning
    />
  );
}
