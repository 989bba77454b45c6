import { type Behaviour, onInside } from '@/lib/browser/behaviours';

/** How long the confirmation stays on the button, in milliseconds. */
const CONFIRMATION = 500;

/** What the clipboard refused, shown selected so that the visitor can copy it. */
function select(element: HTMLElement): void {
  element.hidden = false;
  if (element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}

async function copy(button: HTMLElement): Promise<void> {
  const area = button.closest('[data-copy-area]');
  const status = area?.querySelector('[data-copy-status]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const text = button.dataset.copy || location.href;
  say('');
  try {
    await navigator.clipboard.writeText(text);
    button.toggleAttribute('data-confirmed', true);
    setTimeout(() => button.removeAttribute('data-confirmed'), CONFIRMATION);
    say(button.dataset.copied ?? '');
  } catch {
    const selectable = area?.querySelector<HTMLElement>('[data-copy-select]');
    if (selectable) select(selectable);
    say(`${button.dataset.refused ?? ''}${selectable ? '' : ` ${text}`}`);
  }
}

/** Buttons that copy a text, or the address of the page when they name none. */
export const copying: Behaviour = {
  name: 'copying',
  start: () => onInside('click', 'button[data-copy]', copy),
};
