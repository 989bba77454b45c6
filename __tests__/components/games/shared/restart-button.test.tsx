import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestartButton } from '@/components/games/shared/restart-button';
import { GAME_TEXTS } from '@/content/interface/games';
import { standInForBrowser } from '../stand-ins';

beforeAll(standInForBrowser);

const restart = () => screen.getByRole('button', { name: GAME_TEXTS.restart });

test('with nothing to lose it starts again at once', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress={false} onRestart={onRestart} />);
  await userEvent.click(restart());
  expect(onRestart).toHaveBeenCalledTimes(1);
});

test('with something to lose it asks, and no keeps the game', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress onRestart={onRestart} />);
  await userEvent.click(restart());
  expect(screen.getByText(GAME_TEXTS.restartQuestion)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.restartCancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onRestart).not.toHaveBeenCalled();
});

test('yes starts again', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress onRestart={onRestart} />);
  await userEvent.click(restart());
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.restartConfirm }));
  expect(onRestart).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
