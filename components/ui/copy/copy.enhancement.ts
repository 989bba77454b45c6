import { type Enhancement, onInside } from '@/lib/browser/enhancements';

/** Milliseconds that the confirmation stays on the button. */
const CONFIRMATION = 500;

/** Shows and selects the text, so that the user can copy it. */
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

/** Buttons that copy a text, by default the page's URL. */
export const copying: Enhancement = {
  name: 'copying',
  start: () => onInside('click', 'button[data-copy]', copy),
};
