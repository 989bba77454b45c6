import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickSection } from '@/components/castle-game/quick/quick-section';

const media = window.matchMedia;
beforeAll(() => {
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

const outcomes = () =>
  within(screen.getByRole('list', { name: 'Últims resultats' })).getAllByRole('listitem').length;

describe('the quick simulator', () => {
  test.each([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
    ['a click anywhere', () => userEvent.click(document.body)],
  ])('goes on from a result with %s, and keeps nothing', async (_, goOn) => {
    render(<QuickSection />);
    await userEvent.click(button('Assaig'));
    expect(await screen.findByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: /^Pd3,/ }));
    await userEvent.click(button('Continua'));
    expect(outcomes()).toBe(1);
    // The press that ends the show is not heard by the result, which begins to listen a moment later.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    await goOn();
    expect(await screen.findByText('Queden 14 proves')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
    expect(window.localStorage).toHaveLength(0);
  });

  test('gives focus back to the button of what was played when it is left', async () => {
    render(<QuickSection />);
    expect(document.body).toHaveFocus();
    await userEvent.click(button('Actuació'));
    expect(await screen.findByRole('heading', { name: 'Tria el castell de la ronda' })).toHaveFocus();
    await userEvent.click(button('Plega'));
    expect(button('Actuació')).toHaveFocus();
  });
});
