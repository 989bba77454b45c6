import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { OnDemand } from '@/components/ui/on-demand';
import { FAILURE_TEXTS } from '@/content/interface/failures';

const texts = { loading: 'Carregant…', failed: "No s'ha pogut carregar." };
const Tower = ({ code }: { code: string }) => <p>{code}</p>;
const loadsAfter = (failures: number) => {
  const load = jest.fn(async () => Tower);
  for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(new Error('offline'));
  return load;
};

test('what cannot be loaded is a sentence and a button in its place, and can be asked for again', async () => {
  const load = loadsAfter(2);
  const { container } = render(
    <main>
      <h1>Castells</h1>
      <OnDemand load={load} props={{ code: '3d8' }} texts={texts}>
        <button type="button">Torna</button>
      </OnDemand>
      <p>Taula</p>
    </main>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(texts.loading);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  expect(screen.getByText('Taula')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Torna' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  const retry = () => userEvent.click(screen.getByRole('button', { name: FAILURE_TEXTS.retry }));
  await retry();
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  await retry();
  expect(await screen.findByText('3d8')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a second one of the same code is there at once', async () => {
  const load = loadsAfter(0);
  const { unmount } = render(<OnDemand load={load} props={{ code: '3d8' }} texts={texts} />);
  await screen.findByText('3d8');
  unmount();
  render(<OnDemand load={load} props={{ code: '4d8' }} texts={texts} />);
  expect(screen.getByText('4d8')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('one without texts leaves its place empty, also when it fails', async () => {
  const load = loadsAfter(1);
  const { container } = render(<OnDemand load={load} props={{ code: '3d8' }} />);
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
});
