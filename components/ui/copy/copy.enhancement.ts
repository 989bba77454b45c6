import { type Enhancement, onInside } from '@/lib/browser/enhancements';
import { copyText, shareText } from './copy-text';

/** Milliseconds that the confirmation stays on the button. */
const CONFIRMATION = 500;

async function copy(button: HTMLElement): Promise<void> {
  if ('share' in button.dataset && 'share' in navigator && (await shareText())) return;
  const area = button.closest('[data-copy-area]');
  const status = area?.querySelector('[data-copy-status]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const { copy: text = '', copied = '', refused = '' } = button.dataset;
  say('');
  const done = await copyText(
    text,
    { copied, refused },
    area?.querySelector<HTMLElement>('[data-copy-select]'),
  );
  say(done.message);
  if (!done.copied) return;
  button.toggleAttribute('data-confirmed', true);
  setTimeout(() => button.removeAttribute('data-confirmed'), CONFIRMATION);
}

/** Buttons that copy a text, by default the page's URL. With `data-share` they share the page where the browser can. */
export const copying: Enhancement = {
  name: 'copying',
  start: () => onInside('click', 'button[data-copy]', copy),
};
