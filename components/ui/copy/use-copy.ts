import { type RefObject, useRef, useState } from 'react';
import { type CopyWords, copyText } from './copy-text';

type Copying<Selectable extends HTMLElement> = {
  /** By default copies the page's URL. */
  readonly copy: (text?: string) => Promise<void>;
  /** To show in a `role="status"`. Empty at first. */
  readonly message: string;
  /** Optional `ref` of the element to select if the clipboard is not available. */
  readonly selectable: RefObject<Selectable | null>;
};

/** Copies texts on pages that React hydrates. On static pages, and in the footer, the enhancement does. */
export function useCopy<Selectable extends HTMLElement>(words: CopyWords): Copying<Selectable> {
  const [message, setMessage] = useState('');
  const selectable = useRef<Selectable>(null);
  const copy = async (text = '') => {
    // Emptied first, so that the same message is announced again.
    setMessage('');
    setMessage((await copyText(text, words, selectable.current)).message);
  };
  return { copy, message, selectable };
}
