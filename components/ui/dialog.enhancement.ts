import { type Enhancement, onInside } from '@/lib/browser/enhancements';

/** Buttons that open a dialog by id. The browser closes it and restores focus. */
export const dialogs: Enhancement = {
  name: 'dialogs',
  start: () =>
    onInside('click', 'button[data-opens]', ({ dataset }) => {
      const dialog = document.getElementById(dataset.opens ?? '');
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    }),
};
