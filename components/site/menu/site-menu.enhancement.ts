import type { Enhancement } from '@/lib/browser/enhancements';
import { isSamePage } from '@/lib/site/address';

const openGroups = (menu: Element) =>
  menu.querySelectorAll<HTMLDetailsElement>('details[data-menu-group][open]');

function closeGroups(menu: Element, except?: EventTarget): void {
  for (const group of openGroups(menu)) if (group !== except) group.open = false;
}

function closeAll(menu: Element): void {
  closeGroups(menu);
  menu.querySelector<HTMLElement>('[popover]')?.hidePopover();
}

/** Escape closes the open group first and focuses its summary. The browser closes the list itself. */
function onEscape(menu: Element, event: KeyboardEvent): void {
  const [group] = openGroups(menu);
  if (event.key !== 'Escape' || !group) return;
  event.preventDefault();
  group.open = false;
  group.querySelector('summary')?.focus();
}

/** After a click WebKit starts Tab from the clicked text. This makes it start from the button. */
function focusAgain(button: HTMLElement): void {
  button.blur();
  button.focus({ preventScroll: true });
}

/** Marks the current page. Closes the menu on outside clicks, focus changes and window width changes. */
export const siteMenu: Enhancement = {
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
      // The page behind stays where it is. In CSS every page would have the rule, also those without the menu.
      document.documentElement.style.overflow = event.newState === 'open' ? 'hidden' : '';
      if (event.newState === 'closed') closeGroups(menu);
      else if (button && !button.matches(':focus-visible')) focusAgain(button);
    });
    // `<details name>` does this, but not in Firefox 126 to 129.
    for (const group of menu.querySelectorAll('details'))
      group.addEventListener('toggle', () => group.open && closeGroups(menu, group));
    // Ignores changes of height: on phones, scrolling hides the address bar.
    let width = innerWidth;
    addEventListener('resize', () => {
      if (innerWidth !== width) closeAll(menu);
      width = innerWidth;
    });
  },
};
