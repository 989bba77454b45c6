/** Messages on success and on failure. */
export type CopyTexts = { readonly copied: string; readonly refused: string };

/** Shows and selects the text, so that the user can copy it. */
function select(element: HTMLElement): void {
  element.hidden = false;
  if (element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}

/**
 * Copies `text`, or the page's URL if it is empty. If the clipboard is not available, selects `selectable`, or else
 * the message contains the text.
 */
export async function copyText(
  text: string,
  words: CopyTexts,
  selectable: HTMLElement | null | undefined,
): Promise<{ readonly copied: boolean; readonly message: string }> {
  const copied = text || location.href;
  try {
    await navigator.clipboard.writeText(copied);
    return { copied: true, message: words.copied };
  } catch {
    if (selectable) select(selectable);
    return { copied: false, message: selectable ? words.refused : `${words.refused} ${copied}` };
  }
}

/** Returns false if it failed. A cancelled share is none. */
async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares the page's URL, or a text. Returns false if it failed. */
export const shareText = (text = ''): Promise<boolean> =>
  share(text ? { text } : { title: document.title, url: location.href });

/** Returns false if it failed. */
export const shareFile = (file: File): Promise<boolean> => share({ files: [file] });
