import { parseSaved } from '@/lib/saved-data/saved-text';

/** Until hydration, its button closes it without React. */
function open(note: HTMLDialogElement): void {
  note.dataset.early = '';
  note.onclick = ({ target }) => {
    if (target instanceof Element && target.closest('button')) note.close();
  };
  note.showModal();
}

/** If the reader closed the note before, or comes from a page of the story. */
function isKnown({ home = '', key = '', closed = '' }: DOMStringMap): boolean {
  if (document.referrer.startsWith(location.origin + home)) return true;
  try {
    const progress = parseSaved(localStorage.getItem(key));
    return sessionStorage.getItem(closed) !== null || progress?.sense_avis === true;
  } catch {
    return false;
  }
}

const script = document.currentScript;
const note = script?.previousElementSibling;
if (script && note instanceof HTMLDialogElement && !isKnown(script.dataset)) open(note);
