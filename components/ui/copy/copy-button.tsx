import type { ComponentProps } from 'react';
import { Button, type ButtonKind } from '@/components/ui/button';

type CopyWords = {
  /** Messages on success and on failure. */
  readonly copied: string;
  readonly refused: string;
};

type CopyButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** Defaults to the page's URL. */
  text?: string;
  words: CopyWords;
  /** Without it, `className` decides the style. */
  kind?: ButtonKind;
};

/**
 * The enhancement needs these elements: an ancestor with `data-copy-area`, and in it an empty `data-copy-status` and
 * the `data-copy-select` to select when the clipboard is not available.
 */
export function CopyButton({ text = '', words, kind, ...rest }: CopyButtonProps) {
  const copying = {
    ...rest,
    type: 'button',
    'data-copy': text,
    'data-copied': words.copied,
    'data-refused': words.refused,
    suppressHydrationWarning: true,
  } as const;
  return kind ? <Button {...copying} kind={kind} /> : <button {...copying} />;
}
