import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { Passage, remember, stored } from '@/__tests__/components/story/a-passage';
import { rememberNoteClosed, wasNoteClosed } from '@/components/story/progress/stored';
import { ReaderTools } from '@/components/story/tools/reader-tools';

async function openTools() {
  const view = render(
    <Passage>
      <ReaderTools />
    </Passage>,
  );
  await userEvent.click(screen.getByText('Lletra i memòria'));
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  remember({ endings: [1] });
});

describe('ReaderTools', () => {
  test('change the letter at once, and store it', async () => {
    const { container } = await openTools();
    await userEvent.click(screen.getByRole('radio', { name: 'Molt gran' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Amb serifes' }));
    expect(container.firstElementChild).toHaveAttribute('data-size', 'molt-gran');
    expect(container.firstElementChild).toHaveAttribute('data-face', 'serifa');
    expect(stored()).toMatchObject({ size: 'molt-gran', face: 'serifa' });
  });

  test('forget everything, after asking', async () => {
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

  test('have no accessibility fault', async () => {
    const { container } = await openTools();
    expect((await axe(container)).violations).toEqual([]);
  });
});
