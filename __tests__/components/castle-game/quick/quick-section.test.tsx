import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForBrowser } from '@/__tests__/components/games/stand-ins';
import { QuickSection } from '@/components/castle-game/quick/quick-section';

const media = window.matchMedia;
beforeAll(() => {
  standInForBrowser();
  // The show of who prefers no motion waits for its button, whatever the clock says.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media: query,
    }) as Partial<MediaQueryList> as MediaQueryList;
});
afterAll(() => {
  window.matchMedia = media;
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function tryTower(castell: string): Promise<void> {
  await userEvent.click(button(new RegExp(`^${castell},`)));
  await userEvent.click(button('Continua'));
  // The press that ends the show is not heard by the result.
  await new Promise((resolve) => setTimeout(resolve));
}
const initials = () =>
  within(screen.getByRole('list', { name: 'Últims resultats' })).getAllByRole('listitem').length;

describe('the quick simulator', () => {
  it('goes from attempt to attempt with Enter, Space or a click anywhere, and shows the last five results', async () => {
    render(<QuickSection />);
    await userEvent.click(button('Assaig'));
    expect(await screen.findByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Castells complets' }));
    const ways = [
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard(' '),
      () => userEvent.click(document.body),
    ];
    for (let tried = 1; tried <= 6; tried += 1) {
      await tryTower('Pd3');
      expect(initials()).toBe(Math.min(5, tried));
      await ways[tried % ways.length]?.();
      expect(screen.getByText(`Queden ${15 - tried} proves`)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
    }
    expect(window.localStorage).toHaveLength(0);
  });

  it('gives focus back to the button of what was played when it is left', async () => {
    render(<QuickSection />);
    expect(document.body).toHaveFocus();
    await userEvent.click(button('Actuació'));
    expect(await screen.findByRole('heading', { name: 'Tria el castell de la ronda' })).toHaveFocus();
    await userEvent.click(button('Plega'));
    expect(button('Actuació')).toHaveFocus();
  });
});
