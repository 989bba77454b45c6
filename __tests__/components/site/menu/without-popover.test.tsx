import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteMenu } from '@/components/site/menu/site-menu';
import { siteMenu } from '@/components/site/menu/site-menu.enhancement';
import type { Navigation } from '@/lib/site/pages';

const navigation: Navigation = {
  groups: [
    { label: 'Castellers', columns: [{ links: [{ label: 'Qui som', href: '/qui-som' }] }] },
    { label: 'Legal', columns: [{ links: [{ label: 'Estatuts', href: '/estatuts' }] }] },
  ],
  links: [{ label: "Contacta'ns", href: '/contactar' }],
  join: { label: 'Vine', href: '/assajos' },
};

/** jsdom itself has no popover and no `<details name>`, as Safari 16 and Firefox 115. */
beforeEach(() => {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':popover-open') throw new SyntaxError(`'${selector}' is not a valid selector.`);
    return matches.call(this, selector);
  });
});

function show() {
  render(
    <>
      <SiteMenu navigation={navigation} />
      <button type="button">Fora</button>
    </>,
  );
  siteMenu.start();
  return screen.getByRole('button', { name: /Menú/ });
}

describe('SiteMenu in a browser without popover', () => {
  test('opens and closes its list with the button', async () => {
    const button = show();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes its list on a press outside, without an error', async () => {
    const button = show();
    const onError = jest.fn();
    window.addEventListener('error', onError);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Fora' }));
    window.removeEventListener('error', onError);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(onError).not.toHaveBeenCalled();
  });

  test('Escape closes the open group, then the list, and returns focus', async () => {
    const button = show();
    await userEvent.click(button);
    await userEvent.click(screen.getByText('Castellers'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Qui som')).not.toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('closes the other group when one opens', async () => {
    show();
    await userEvent.click(screen.getByText('Castellers'));
    await userEvent.click(screen.getByText('Legal'));
    expect(await screen.findByText('Estatuts')).toBeVisible();
    expect(screen.getByText('Qui som')).not.toBeVisible();
  });
});
