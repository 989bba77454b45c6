/** In the current month, if something is still to come, moves what is over into the fold above the list. */
function foldPast(list: HTMLElement, fold: HTMLDetailsElement): void {
  // Of the script above the months.
  const today = list.closest<HTMLElement>('[data-agenda]')?.dataset.today ?? '';
  if (list.closest<HTMLElement>('[data-of]')?.dataset.of !== today.slice(0, 7)) return;
  const over = [...list.querySelectorAll<HTMLElement>(':scope > li')].filter(
    ({ dataset }) => (dataset.agendaUntil ?? '') < today,
  );
  if (over.length === 0 || over.length === list.children.length) return;
  fold.hidden = false;
  for (const count of fold.querySelectorAll('[data-count]')) count.textContent = String(over.length);
  fold.querySelector('ol')?.append(...over);
  if (fold.contains(document.getElementById(location.hash.slice(1)))) fold.open = true;
}

const list = document.currentScript?.previousElementSibling;
const fold = list?.previousElementSibling;
if (list instanceof HTMLElement && fold instanceof HTMLDetailsElement) {
  foldPast(list, fold);
  delete list.dataset.unfolded;
}

export {};
