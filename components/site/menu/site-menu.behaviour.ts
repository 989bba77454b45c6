import type { Behaviour } from '@/lib/browser/behaviours';
import { isSamePage } from '@/lib/site/address';

const openGroups = (menu: Element) =>
  menu.querySelectorAll<HTMLDetailsElement>('details[data-menu-group][open]');

function closeGroups(menu: Element): void {
  for (const group of openGroups(menu)) group.open = false;
}

/** Closes the groups and, on a narrow screen, the list that holds them. */
function closeAll(menu: Element): void {
  closeGroups(menu);
  const list = menu.querySelector<HTMLElement>('[popover]');
  if (list?.matches(':popover-open')) list.hidePopover();
}

/** Escape closes the open group first and gives its summary the focus; the browser itself closes the list. */
function onEscape(menu: Element, event: KeyboardEvent): void {
  const [group] = openGroups(menu);
  if (event.key !== 'Escape' || !group) return;
  event.preventDefault();
  group.open = false;
  group.querySelector('summary')?.focus();
}

/** WebKit starts the next Tab from the text that the pointer pressed; after this, from the button. */
function focusAgain(button: HTMLElement): void {
  button.blur();
  button.focus({ preventScroll: true });
}

/** The menu closes when one presses outside, leaves it, follows a link, or gives the window another width. */
export const siteMenu: Behaviour = {
  name: 'menu',
  start() {
    const menu = document.querySelector('[data-menu]');
    if (!menu) return;
    for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[data-menu-link]'))
      if (isSamePage(link.href, location.href)) link.setAttribute('aria-current', 'page');

    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) closeAll(menu);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', (event) => onEscape(menu, event));
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) closeAll(menu);
    });
    const button = menu.querySelector<HTMLElement>('[popovertarget]');
    menu.querySelector('[popover]')?.addEventListener('toggle', (event) => {
      if (!('newState' in event)) return;
      if (event.newState === 'closed') closeGroups(menu);
      else if (button && !button.matches(':focus-visible')) focusAgain(button);
    });
    // A phone's address bar changes the height while one scrolls; only a new width is a new layout.
    let width = innerWidth;
    addEventListener('resize', () => {
      if (innerWidth !== width) closeAll(menu);
      width = innerWidth;
    });
  },
};
