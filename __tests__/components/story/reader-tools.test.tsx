import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ReaderTools } from '@/components/story/reader-tools';
import { story } from '@/content/story';
import { rememberNoteClosed, wasNoteClosed } from '@/lib/browser/story-note';
import { Passage, remember, stored } from './a-passage';
import { stubDialogs } from './browser-stubs';

const firstTitle = story.find(({ id }) => id === '1')?.title ?? 'none';

async function openTools(id: '1' | 'home' = '1') {
  const view = render(
    <Passage id={id}>
      <ReaderTools />
    </Passage>,
  );
  await userEvent.click(screen.getByText('Lletra i memòria'));
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  stubDialogs();
  remember({ endings: [1] });
});
afterEach(() => jest.restoreAllMocks());

describe('ReaderTools', () => {
  it('change the letter at once, and store it', async () => {
    const { container } = await openTools();
    await userEvent.click(screen.getByRole('radio', { name: 'Molt gran' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Amb serifes' }));
    expect(container.firstElementChild).toHaveAttribute('data-size', 'molt-gran');
    expect(container.firstElementChild).toHaveAttribute('data-face', 'serifa');
    expect(stored()).toMatchObject({ size: 'molt-gran', face: 'serifa' });
  });

  it('show the night so far as a text, take the focus there, and copy it', async () => {
    userEvent.setup();
    await openTools();
    await userEvent.click(button('Mostra-la'));
    const night = await screen.findByText((content) => content.startsWith(firstTitle));
    expect(night).toHaveFocus();
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button('Copia'));
    expect(clipboard).toHaveBeenCalledWith(night.textContent);
    expect(screen.getByText("S'ha copiat la teva nit.")).toBeInTheDocument();
  });

  it('select the text and say so when the clipboard refuses', async () => {
    userEvent.setup();
    await openTools();
    await userEvent.click(button('Mostra-la'));
    const night = await screen.findByText((content) => content.startsWith(firstTitle));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(button('Copia'));
    expect(screen.getByText(/no deixa copiar/)).toBeInTheDocument();
    expect(getSelection()?.toString()).toBe(night.textContent);
  });

  it('print the night', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await openTools();
    await userEvent.click(button('Mostra-la'));
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimeix' }));
    expect(print).toHaveBeenCalled();
  });

  it('have no night to show before one begins', async () => {
    await openTools('home');
    expect(button('Mostra-la')).toBeDisabled();
  });

  it('forget everything, after asking', async () => {
    rememberNoteClosed();
    await openTools();
    await userEvent.click(button('Oblida-ho tot'));
    await userEvent.click(button('No, deixa-ho com està'));
    expect(stored().endings).toEqual([1]);
    await userEvent.click(button('Oblida-ho tot'));
    await userEvent.click(button('Sí, oblida-ho'));
    expect(stored()).toMatchObject({ endings: [], path: [], visited: [] });
    expect(screen.getByText('0 de 2 finals')).toBeInTheDocument();
    expect(screen.getByText(/Oblidat/)).toBeInTheDocument();
    expect(wasNoteClosed()).toBe(false);
  });

  it('have no accessibility fault', async () => {
    const { container } = await openTools();
    expect((await axe(container)).violations).toEqual([]);
  });
});
