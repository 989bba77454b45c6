import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SiteMenu } from '@/components/site/menu/site-menu';
import type { Navigation } from '@/lib/site/navigation';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

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

const group = (name: string) => screen.getByRole('button', { name });
const linkShown = (name: string) => screen.queryByRole('link', { name }) !== null;

beforeEach(() => {
  pathname = '/';
});

describe('SiteMenu', () => {
  it('keeps the groups folded until asked', async () => {
    render(<SiteMenu navigation={navigation} />);
    expect(linkShown('Qui som')).toBe(false);
    await userEvent.click(group('Castellers'));
    expect(group('Castellers')).toHaveAttribute('aria-expanded', 'true');
    expect(linkShown('Qui som')).toBe(true);
  });

  it('opens one group at a time', async () => {
    render(<SiteMenu navigation={navigation} />);
    await userEvent.click(group('Castellers'));
    await userEvent.click(group('Legal'));
    expect(linkShown('Qui som')).toBe(false);
    expect(linkShown('Estatuts')).toBe(true);
  });

  it('closes with Escape and gives focus back to the button', async () => {
    render(<SiteMenu navigation={navigation} />);
    await userEvent.click(group('Castellers'));
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Qui som' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(linkShown('Qui som')).toBe(false);
    expect(group('Castellers')).toHaveFocus();
  });

  it('closes on a press outside, and when focus leaves it', async () => {
    render(
      <>
        <SiteMenu navigation={navigation} />
        <button type="button">Fora</button>
      </>,
    );
    await userEvent.click(group('Castellers'));
    await userEvent.click(screen.getByText('Fora'));
    expect(linkShown('Qui som')).toBe(false);
    await userEvent.click(group('Legal'));
    act(() => screen.getByText('Fora').focus());
    expect(linkShown('Estatuts')).toBe(false);
  });

  it('closes when the window gets another width, not when a phone hides its address bar', async () => {
    render(<SiteMenu navigation={navigation} />);
    await userEvent.click(group('Castellers'));
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(linkShown('Qui som')).toBe(true);
    act(() => {
      window.innerWidth += 100;
      window.dispatchEvent(new Event('resize'));
    });
    expect(linkShown('Qui som')).toBe(false);
  });

  it('closes when the route changes', async () => {
    const { rerender } = render(<SiteMenu navigation={navigation} />);
    await userEvent.click(group('Castellers'));
    pathname = '/qui-som/';
    rerender(<SiteMenu navigation={navigation} />);
    expect(group('Castellers')).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the page one is on, with or without its closing slash', async () => {
    pathname = '/qui-som/';
    render(<SiteMenu navigation={navigation} />);
    await userEvent.click(group('Castellers'));
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Qui som');
  });

  it('folds and unfolds as a whole on small screens', async () => {
    render(<SiteMenu navigation={navigation} />);
    const toggle = screen.getByRole('button', { name: 'Menú' });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it('has no accessibility fault, open or closed', async () => {
    const { container } = render(<SiteMenu navigation={navigation} />);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(group('Castellers'));
    expect((await axe(container)).violations).toEqual([]);
  });
});
