import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { axe } from '@/__tests__/axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { CopyEmail } from '@/components/site/footer/copy-email';
import { SiteMenu } from '@/components/site/menu/site-menu';
import { siteMenu } from '@/components/site/menu/site-menu.enhancement';
import { PageTransitions } from '@/components/site/page-transitions';
import { copying } from '@/components/ui/copy/copy.enhancement';
import type { Navigation } from '@/lib/site/pages';

describe('the menu', () => {
  const navigation: Navigation = {
    groups: [
      {
        label: 'Castellers',
        columns: [{ title: 'La colla', links: [{ label: 'Qui som', href: '/qui-som' }] }],
      },
      { label: 'Legal', columns: [{ title: 'Papers', links: [{ label: 'Estatuts', href: '/estatuts' }] }] },
    ],
    links: [{ label: "Contacta'ns", href: '/contactar' }],
    join: { label: 'Vine', href: '/assajos' },
  };

  /** jsdom has no popover and no `:focus-visible`: what is open, and what was reached by keyboard, carries a mark here. */
  beforeEach(() => {
    const matches = Element.prototype.matches;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector === ':popover-open') return this.hasAttribute('data-popover-open');
      if (selector === ':focus-visible') return this.hasAttribute('data-focus-visible');
      return matches.call(this, selector);
    });
    HTMLElement.prototype.hidePopover = function hidePopover() {
      this.removeAttribute('data-popover-open');
    };
    history.replaceState(null, '', '/');
  });

  /** The menu with its enhancement, which looks for it once; and a place outside. */
  function show() {
    const { container } = render(
      <>
        <SiteMenu navigation={navigation} />
        <button type="button">Fora</button>
      </>,
    );
    siteMenu.start();
    const list = container.querySelector('[popover]');
    if (!list) throw new Error('The menu has no list.');
    return { container, list };
  }

  const group = (name: string) => screen.getByText(name);
  const link = (name: string) => screen.getByText(name);
  const outside = () => screen.getByRole('button', { name: 'Fora' });

  describe('SiteMenu', () => {
    test('groups are closed at first, and open without the enhancement', async () => {
      render(<SiteMenu navigation={navigation} />);
      expect(link('Qui som')).not.toBeVisible();
      await userEvent.click(group('Castellers'));
      expect(link('Qui som')).toBeVisible();
    });

    test('uses exclusive details and a popover', () => {
      const { container, list } = show();
      const groups = [...container.querySelectorAll('details')];
      expect(groups).toHaveLength(2);
      expect(new Set(groups.map((details) => details.getAttribute('name'))).size).toBe(1);
      expect(groups[0]?.getAttribute('name')).toBeTruthy();
      expect(screen.getByRole('button', { name: /Menú/ })).toHaveAttribute('popovertarget', list.id);
    });

    test('Escape closes the open group and returns focus to its summary', async () => {
      show();
      await userEvent.click(group('Castellers'));
      link('Qui som').focus();
      await userEvent.keyboard('{Escape}');
      expect(link('Qui som')).not.toBeVisible();
      expect(group('Castellers')).toHaveFocus();
    });

    test('Escape closes a group first and leaves the list open, the next Escape closes the list', async () => {
      show();
      const escapes: boolean[] = [];
      const listen = ({ defaultPrevented }: Event) => escapes.push(defaultPrevented);
      window.addEventListener('keydown', listen);
      await userEvent.click(group('Castellers'));
      await userEvent.keyboard('{Escape}{Escape}');
      window.removeEventListener('keydown', listen);
      expect(escapes).toEqual([true, false]);
    });

    test('closes on a click outside, and when focus leaves it', async () => {
      show();
      await userEvent.click(group('Castellers'));
      await userEvent.click(outside());
      expect(link('Qui som')).not.toBeVisible();
      outside().blur();
      await userEvent.click(group('Legal'));
      expect(link('Estatuts')).toBeVisible();
      outside().focus();
      expect(link('Estatuts')).not.toBeVisible();
    });

    test('closes groups and list when a link is followed, for pages restored from bfcache', async () => {
      const { list } = show();
      list.toggleAttribute('data-popover-open', true);
      await userEvent.click(group('Castellers'));
      // jsdom goes to no other page.
      link('Qui som').addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link('Qui som'));
      expect(list).not.toHaveAttribute('data-popover-open');
      expect(link('Qui som')).not.toBeVisible();
    });

    test('closes when the window gets another width, not when a phone hides its address bar', async () => {
      show();
      await userEvent.click(group('Castellers'));
      window.dispatchEvent(new Event('resize'));
      expect(link('Qui som')).toBeVisible();
      window.innerWidth += 100;
      window.dispatchEvent(new Event('resize'));
      expect(link('Qui som')).not.toBeVisible();
    });

    test('closes its groups with the list', async () => {
      const { list } = show();
      await userEvent.click(group('Castellers'));
      list.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
      expect(link('Qui som')).not.toBeVisible();
    });

    test.each([
      ['pointer', ['blur', 'focus']],
      ['keyboard', []],
    ])('when its list is opened by %s, aria-expanded is %j', (by, expected) => {
      const { list } = show();
      const button = screen.getByRole('button', { name: /Menú/ });
      button.toggleAttribute('data-focus-visible', by === 'keyboard');
      button.focus();
      const heard: string[] = [];
      for (const type of ['blur', 'focus']) button.addEventListener(type, () => heard.push(type));
      list.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
      expect(heard).toEqual(expected);
      expect(button).toHaveFocus();
    });

    test.each(['/qui-som/', '/qui-som', '/qui-som/?des=2020#colla'])(
      'marks the page one is on at %s',
      (address) => {
        history.replaceState(null, '', address);
        const { container } = show();
        const marked = [...container.querySelectorAll('[aria-current="page"]')];
        expect(marked.map(({ textContent }) => textContent)).toEqual(['Qui som']);
      },
    );

    test('has no accessibility fault, open or closed', async () => {
      const { container } = show();
      expect((await axe(container)).violations).toEqual([]);
      await userEvent.click(group('Castellers'));
      expect((await axe(container)).violations).toEqual([]);
    });
  });

  test('a page without a menu has nothing to start', () => {
    expect(() => siteMenu.start()).not.toThrow();
  });
});

describe('the footer', () => {
  const email = 'junta@colla.example';

  describe('CopyEmail', () => {
    test('copies the address, announces it, and shows a confirmation icon for 500 ms', async () => {
      jest.useFakeTimers();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      const { container } = await renderWith(copying, <CopyEmail email={email} />);
      await user.click(screen.getByRole('button', { name: /copia/i }));
      expect(await navigator.clipboard.readText()).toBe(email);
      expect(screen.getByRole('status')).toHaveTextContent("S'ha copiat l'adreça.");
      expect(container.querySelector('[data-confirmed]')).toBeInTheDocument();
      jest.advanceTimersByTime(499);
      expect(container.querySelector('[data-confirmed]')).toBeInTheDocument();
      jest.advanceTimersByTime(1);
      expect(container.querySelector('[data-confirmed]')).not.toBeInTheDocument();
    });

    test('selects the address and announces it when the clipboard is not available', async () => {
      const user = userEvent.setup();
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
      await renderWith(copying, <CopyEmail email={email} />);
      await user.click(screen.getByRole('button', { name: /copia/i }));
      expect(screen.getByRole('status')).toHaveTextContent(/no deixa copiar/);
      expect(getSelection()?.toString()).toBe(email);
    });
  });

  const givenUp = () => Promise.reject(new Error('given up'));
  const aTransition = () => ({ updateCallbackDone: givenUp(), ready: givenUp(), finished: givenUp() });

  describe('the transitions from page to page', () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);

    beforeAll(() => {
      process.on('unhandledRejection', note);
      const page = new DOMParser().parseFromString(renderToStaticMarkup(<PageTransitions />), 'text/html');
      // Only a script made by the page itself runs.
      const script = document.createElement('script');
      script.textContent = page.querySelector('script')?.textContent ?? '';
      document.head.append(script);
    });
    afterAll(() => {
      process.off('unhandledRejection', note);
    });

    test.each(['pageswap', 'pagereveal'])(
      'skipped transitions at %s are not reported as errors',
      async (name) => {
        dispatchEvent(Object.assign(new Event(name), { viewTransition: aTransition() }));
        await new Promise((done) => setTimeout(done, 20));
        expect(unhandled).toEqual([]);
      },
    );

    test.each(['pageswap', 'pagereveal'])('need not be there at %s', (name) => {
      expect(() => dispatchEvent(Object.assign(new Event(name), { viewTransition: null }))).not.toThrow();
    });
  });
});
