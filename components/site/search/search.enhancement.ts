import { SEARCH_TEXTS } from '@/content/interface/search';
import type { Enhancement } from '@/lib/browser/enhancements';
import { readStored } from '@/lib/browser/storage';

/** Elements of the dialog that exist before the rest of the search has loaded. */
export type SearchParts = {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  readonly status: HTMLElement;
};

/** Makes the dialog search. Rejects if the index cannot be read. */
export type StartSearch = (parts: SearchParts) => Promise<void>;

/** Stored as `no` if the user wants no search with the key `/` (WCAG 2.1.4). */
export const KEY_SETTING = 'cerca-tecla';

const USES_KEYS = 'input, textarea, select, [contenteditable], [role="application"], [data-uses-keys]';

/** Ctrl K, on a Mac Cmd K: there Ctrl K deletes text. Also `/`, where it would not be typed or be of a game. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const command = /^(Mac|iP)/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (altKey) return false;
  if (command) return key === 'k';
  return (
    key === '/' &&
    !ctrlKey &&
    !metaKey &&
    !(target instanceof Element && target.closest(USES_KEYS)) &&
    readStored(KEY_SETTING) !== 'no'
  );
}

function fill(dialog: HTMLDialogElement, load: (attempt: number) => Promise<StartSearch>): SearchParts {
  const bar = append(dialog, 'div', { role: 'search' });
  const label = append(bar, 'label', {}, SEARCH_TEXTS.field);
  const field = append(label, 'input', { autocomplete: 'off', enterkeyhint: 'go' });
  const close = append(bar, 'button', { type: 'button', 'aria-label': SEARCH_TEXTS.close });
  const status = append(dialog, 'p', { role: 'status' });
  const retry = append(dialog, 'button', { type: 'button', hidden: '' }, SEARCH_TEXTS.retry);
  const parts = { dialog, field, status };
  let attempts = 0;
  let start: StartSearch | undefined;
  async function prepare(): Promise<void> {
    retry.hidden = true;
    status.textContent = SEARCH_TEXTS.loading;
    try {
      start ??= await load(attempts++);
      await start(parts);
    } catch {
      status.textContent = SEARCH_TEXTS.failed;
      retry.hidden = false;
    }
  }
  close.onclick = () => dialog.close();
  retry.onclick = () => {
    field.focus();
    prepare();
  };
  prepare();
  return parts;
}

/**
 * Opens the dialog of the search. Nothing is loaded before. Without scripts the button is a link to the site map. `load`
 * gets the number of attempts before.
 */
export const search = (load: (attempt: number) => Promise<StartSearch>): Enhancement => ({
  name: 'search',
  start() {
    const button = document.querySelector<HTMLElement>('[data-search]');
    const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
    if (!button || !dialog) return;
    let parts: SearchParts | undefined;
    function open(event: Event): void {
      event.preventDefault();
      if (!dialog || document.querySelector('dialog[open]')) return;
      dialog.showModal();
      parts ??= fill(dialog, load);
      parts.field.focus();
      parts.field.select();
    }
    button.setAttribute('role', 'button');
    button.setAttribute('aria-haspopup', 'dialog');
    button.addEventListener('click', (event) => {
      // Safari does not focus what is clicked, and the dialog gives the focus back.
      button.focus();
      open(event);
    });
    button.addEventListener('keydown', (event) => {
      if (event.key === ' ') open(event);
    });
    document.addEventListener('keydown', (event) => {
      if (!event.defaultPrevented && isShortcut(event)) open(event);
    });
  },
});

/** Adds a new element at the end of another. */
export function append<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  parent.append(element);
  return element;
}
