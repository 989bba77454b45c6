import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { aStory } from '@/__tests__/builders/story';
import { Passage, remember } from '@/__tests__/components/story/a-passage';
import { YourNight } from '@/components/story/tools/your-night';
import type { PassageId } from '@/lib/story/passage';

function openNight(id: PassageId = '1', load = async () => aStory()) {
  userEvent.setup();
  return render(
    <Passage id={id}>
      <YourNight load={load} />
    </Passage>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const night = () => screen.findByText((content) => content.startsWith('Passatge 1'));

beforeEach(() => {
  localStorage.clear();
  remember();
});

describe('YourNight', () => {
  test('shows the night so far as a text, takes the focus there, and copies it', async () => {
    const { container } = openNight();
    await userEvent.click(button('Mostra-la'));
    const text = await night();
    expect(text).toHaveFocus();
    expect((await axe(container)).violations).toEqual([]);
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button('Copia'));
    expect(clipboard).toHaveBeenCalledWith(text.textContent);
    expect(await screen.findByText("S'ha copiat la teva nit.")).toBeInTheDocument();
  });

  test('selects the text and shows a message when the clipboard fails', async () => {
    openNight();
    await userEvent.click(button('Mostra-la'));
    const text = await night();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(button('Copia'));
    expect(await screen.findByText(/no deixa copiar/)).toBeInTheDocument();
    expect(getSelection()?.toString()).toBe(text.textContent);
  });

  test('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    openNight();
    await userEvent.click(button('Mostra-la'));
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimeix' }));
    expect(print).toHaveBeenCalled();
  });

  test('shows a message when passages cannot be loaded, and retries', async () => {
    const load = jest.fn(async () => aStory()).mockRejectedValueOnce(new Error('offline'));
    openNight('1', load);
    await userEvent.click(button('Mostra-la'));
    expect(await screen.findByRole('alert')).toHaveTextContent("el camí no s'ha perdut");
    await userEvent.click(button('Torna-ho a provar'));
    expect(await night()).toBeInTheDocument();
  });

  test('has no night to show before one begins', () => {
    openNight('home');
    expect(button('Mostra-la')).toBeDisabled();
  });
});
