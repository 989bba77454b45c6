import type { Behaviour } from '@/lib/browser/behaviours';
import { isSamePage } from '@/lib/site/address';

const openGroups = (menu: Element) =>
  menu.querySelectorAll<HTMLDetailsElement>('details[data-menu-group][open]');

function closeGroups(menu: Element, except?: EventTarget): void {
  for (const group of openGroups(menu)) if (group !== except) group.open = false;
}

// Safari 16, Firefox 115 to 124 and Chrome 109 to 113 have no popover. There the behaviour opens the list, and
// `aria-expanded` of its button is the state.
const hasPopover = () => 'hidePopover' in HTMLElement.prototype;
const expandedButton = (menu: Element) =>
  menu.querySelector<HTMLElement>('[popovertarget][aria-expanded="true"]');

/** Closes the groups and, on a narrow screen, the list that holds them. */
function closeAll(menu: Element): void {
  closeGroups(menu);
  const list = menu.querySelector<HTMLElement>('[popover]');
  if (hasPopover() && list?.matches(':popover-open')) list.hidePopover();
  expandedButton(menu)?.setAttribute('aria-expanded', 'false');
}

function replacePopover(menu: Element, button: Element): void {
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    if (expandedButton(menu)) closeAll(menu);
    else button.setAttribute('aria-expanded', 'true');
  });
}

/** Escape closes the open group first and gives its summary the focus; then the browser itself closes a popover. */
function onEscape(menu: Element, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const [group] = openGroups(menu);
  const toFocus = group ? group.querySelector('summary') : expandedButton(menu);
  if (!toFocus) return;
  event.preventDefault();
  if (group) group.open = false;
  else closeAll(menu);
  toFocus.focus();
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
    // `<details name>` does this where the browser knows it: not in Safari 17.1, Firefox 129, Chrome 119 and earlier.
    for (const group of menu.querySelectorAll('details'))
      group.addEventListener('toggle', () => group.open && closeGroups(menu, group));
    if (button && !hasPopover()) replacePopover(menu, button);
    // A phone's address bar changes the height while one scrolls; only a new width is a new layout.
    let width = innerWidth;
    addEventListener('resize', () => {
      if (innerWidth !== width) closeAll(menu);
      width = innerWidth;
    });
  },
};
