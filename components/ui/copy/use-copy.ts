import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { type CopyTexts, copyText, shareText } from './copy-text';

type Copying<Selectable extends HTMLElement> = {
  /** By default copies the page's URL. */
  readonly copy: (text?: string) => Promise<void>;
  /** Undefined where the browser has no sharing, and before hydration. By default shares the page's URL. */
  readonly share: ((text?: string) => Promise<void>) | undefined;
  /** To show in a `role="status"`. Empty at first. */
  readonly message: string;
  /** Optional `ref` of the element to select if the clipboard is not available. */
  readonly selectable: RefObject<Selectable | null>;
};

const never = () => () => {};
const canShare = () => 'share' in navigator;

/** Copies and shares texts on pages that React hydrates. On static pages, and in the footer, the enhancement does. */
export function useCopy<Selectable extends HTMLElement>(words: CopyTexts): Copying<Selectable> {
  const [message, setMessage] = useState('');
  const selectable = useRef<Selectable>(null);
  const copy = async (text = '') => {
    // Emptied first, so that the same message is announced again.
    setMessage('');
    setMessage((await copyText(text, words, selectable.current)).message);
  };
  const share = async (text = '') => {
    if (!(await shareText(text))) await copy(text);
  };
  const shareable = useSyncExternalStore(never, canShare, () => false);
  return { copy, share: shareable ? share : undefined, message, selectable };
}
