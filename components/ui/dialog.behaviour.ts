import { type Behaviour, onInside } from '@/lib/browser/behaviours';

/** Buttons that open a dialog by id. The browser closes it and restores focus. */
export const dialogs: Behaviour = {
  name: 'dialogs',
  start: () =>
    onInside('click', 'button[data-opens]', ({ dataset }) => {
      const dialog = document.getElementById(dataset.opens ?? '');
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    }),
};
