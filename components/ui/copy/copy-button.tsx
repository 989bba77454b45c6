import type { ComponentProps } from 'react';
import { Button, type ButtonKind } from '@/components/ui/button';

export type CopyWords = {
  /** Said when it is copied, and when the browser does not let it be. */
  readonly copied: string;
  readonly refused: string;
};

type CopyButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** What is copied; without it, the address of the page. */
  text?: string;
  words: CopyWords;
  /** Looks like the other buttons of its kind; without it, as its class says. */
  kind?: ButtonKind;
};

/**
 * A button that copies (`copy.behaviour.ts`). Stand it in an element with `data-copy-area`, with an empty place marked
 * `data-copy-status` (`BehaviourPlace`), and with what can be selected by hand instead marked `data-copy-select`.
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
