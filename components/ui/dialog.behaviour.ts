import { type Behaviour, onInside } from '@/lib/browser/behaviours';

/** Buttons that open a dialog of the page, by its id. The platform closes it, and gives focus back. */
export const dialogs: Behaviour = {
  name: 'dialogs',
  start: () =>
    onInside('click', 'button[data-opens]', ({ dataset }) => {
      const dialog = document.getElementById(dataset.opens ?? '');
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    }),
};
